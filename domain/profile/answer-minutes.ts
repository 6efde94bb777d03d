const fewest = 5
const most = 240
const little = 10
const fractions: readonly (readonly [RegExp, number])[] = [
  [/(?:three|3) quarters|3 cuartos|3 quartos|tres cuartos/, 45],
  [/quarter (?:of )?(?:an )?hour|quarto de hora|cuarto de hora/, 15],
  [/(?:meia|media) hora|half (?:an |a )?hour|half hour|1\/2 ?h|½/, 30],
]
const span = /(\d+(?:[.,]\d+)?) ?(h(?:oras?|ours?|rs?|s)?(?![a-z])|m(?:in(?:uto|ute)?s?)?(?![a-z])|['’´])?/g
const andHalf = /(?:horas?|hours?|h) (?:e meia|y media|and a half)|(?:1|an) and a half hours?/
const few = /pouc|quase nada|\blittle\b|not much|\bpoco|poquit|casi nada|\bno time|sem tempo|sin tiempo|corrid/

/** The largest number of minutes in an answer: 45 for "30-45". */
export function minutesIn(answer: string): number | undefined {
  const found = fractions.filter(([pattern]) => pattern.test(answer)).map(([, minutes]) => minutes)
  const clock = answer.replace(/(\d{1,2}):([0-5]\d)/g, "$1h$2")
  const spans = spansIn(fractions.reduce((rest, [pattern]) => rest.replace(pattern, " "), clock))
  const most = Math.max(0, ...found, ...spans)
  if (most > 0) return clamped(most)
  return few.test(answer) ? little : undefined
}

function spansIn(answer: string): number[] {
  const half = andHalf.test(answer) ? 30 : 0
  const spans = [...answer.matchAll(span)].map((match) => ({
    value: Number((match[1] ?? "").replace(",", ".")),
    unit: match[2]?.[0] === "h" ? 60 : match[2] ? 1 : undefined,
    end: (match.index ?? 0) + match[0].length,
    start: match.index ?? 0,
  }))
  const minutes: number[] = []
  for (const [at, { value, unit, end }] of spans.entries()) {
    const before = spans[at - 1]
    const joint = before ? answer.slice(before.end, spans[at]?.start) : ""
    if (before?.unit === 60 && unit !== 60 && /^(?: |e|y|and|,)*$/.test(joint) && value < 60) {
      minutes.push(before.value * 60 + value)
      continue
    }
    // In "1 a 2 horas" the unit stands only after the last number.
    const own = unit ?? spans.slice(at + 1).find((later) => later.unit)?.unit ?? (value >= fewest ? 1 : undefined)
    if (own) minutes.push(value * own + (own === 60 && end <= answer.length ? half : 0))
  }
  if (minutes.length === 0 && /(?<![a-z])(?:an?|la) ?hour|^(?:hora|hour)\b|\bhora e meia|\bhora y media/.test(answer))
    minutes.push(60 + half)
  return minutes.filter((each) => Number.isFinite(each) && each <= 24 * 60)
}

function clamped(minutes: number): number {
  return Math.min(most, Math.max(fewest, Math.round(minutes)))
}
