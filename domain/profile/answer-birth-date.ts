import { birthDateProblem } from "../care/baby-age.ts"
import { dayMs } from "../day-ms.ts"
import { fewestDays } from "../fewest-days.ts"

const mostWeeksAlone = 156
const months = "jan|ja?neiro|enero|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec|dic"
const monthNumbers: Readonly<Record<string, number>> = {
  jan: 1,
  ene: 1,
  fev: 2,
  feb: 2,
  mar: 3,
  abr: 4,
  apr: 4,
  mai: 5,
  may: 5,
  jun: 6,
  jul: 7,
  ago: 8,
  aug: 8,
  set: 9,
  sep: 9,
  out: 10,
  oct: 10,
  nov: 11,
  dez: 12,
  dec: 12,
  dic: 12,
}
const monthName = `(?:${months.replace("ja?neiro|enero", "ene")})[a-z]*`
const numeric = /(?<![\d.,])(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?(?![\d/])/
const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/
const dayMonth = new RegExp(
  `(\\d{1,2})(?:st|nd|rd|th|o|º)? ?(?:de |of |del )?(${monthName})(?:,? ?(?:de |del )?(\\d{4}))?`,
)
const monthDay = new RegExp(`(${monthName})\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?:,? ?(\\d{4}))?(?!\\d)`)
const span =
  /(\d+(?:[.,]\d+)?) ?(semanas?|sems?|weeks?|wks?|w|mes(?:es|inhos?)?|months?|mos?|m|dias?|dia?s|days?|d|anos?|anhos?|years?|yrs?)(?![a-z])/g
const unborn = /gravid|gesta|embaraz|pregnan|nao nasceu|no ha nacido|no nacio|not born|falta|due|-\d/

/** In a range such as "3 a 4 semanas" or "2-3 months", the smaller number counts. */
const range =
  /(\d+(?:[.,]\d+)?) ?(?:a|ou|o|or|to|e|y|and|-) ?(\d+(?:[.,]\d+)?) ?(?=(?:sem|week|wk|mes|month|dia|day|an|year)[a-z]*)/g
const almost = /\b(?:quase|casi|almost|nearly) (?=\d)/
const almostOne = /\b(?:quase|casi|almost|nearly) (\d+(?:[.,]\d+)?)/
const atMost = /\b(?:menos d[eo]|menor(?:es)? de|less than|under|younger than)\b/

/** An age counts as the youngest that it can mean. A number without a unit is in weeks. */
export function birthDateIn(answer: string, today: string): string | undefined {
  const now = Date.parse(`${today}T00:00:00Z`)
  if (Number.isNaN(now)) return undefined
  const born =
    dateIn(answer, now) ?? (unborn.test(answer.replace(/(?<=\d)-(?=\d)/g, " ")) ? undefined : spanIn(answer, now))
  if (born === undefined || Number.isNaN(born)) return undefined
  const date = new Date(born).toISOString().slice(0, 10)
  return birthDateProblem(date, today) ? undefined : date
}

function dateIn(answer: string, now: number): number | undefined {
  const year = iso.exec(answer)
  if (year) return dateOf(Number(year[3]), Number(year[2]), year[1], now)
  if (!/\d ?-? ?\d* ?(?:sem|week|wk|dia|day|mes|month)/.test(answer)) {
    const [, first, second, named] = numeric.exec(answer) ?? []
    // The day is read before the month; "10/25" can only be the other way round.
    if (first && second) {
      const isDayFirst = Number(second) <= 12
      return dateOf(Number(isDayFirst ? first : second), Number(isDayFirst ? second : first), named, now)
    }
  }
  const spoken = dayMonth.exec(answer)
  if (spoken?.[2]) return dateOf(Number(spoken[1]), monthNumbers[spoken[2].slice(0, 3)] ?? 0, spoken[3], now)
  const written = monthDay.exec(answer)
  if (written?.[1]) return dateOf(Number(written[2]), monthNumbers[written[1].slice(0, 3)] ?? 0, written[3], now)
  return undefined
}

function dateOf(day: number, month: number, year: string | undefined, now: number): number | undefined {
  const thisYear = new Date(now).getUTCFullYear()
  const named = year && (year.length === 2 ? 2000 + Number(year) : Number(year))
  const date = utc(named || thisYear, month, day)
  if (date === undefined) return undefined
  return !named && date > now ? utc(thisYear - 1, month, day) : date
}

function utc(year: number, month: number, day: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : undefined
}

function spanIn(answer: string, now: number): number | undefined {
  if (/^(?:hoje|today|hoy)\b|nasceu hoje|born today|nacio hoy/.test(answer)) return now
  if (/\b(?:anteontem|anteayer|antier|day before yesterday)\b/.test(answer)) return now - 2 * dayMs
  if (/\b(?:ontem|yesterday|ayer)\b/.test(answer)) return now - dayMs
  if (atMost.test(answer)) return undefined
  const [alone] = /^\D*?(\d{1,3})(?:[.,]\d+)?\D*$/.exec(answer) ? [/\d{1,3}/.exec(answer)?.[0]] : []
  const text = answer
    .replace(range, (_, one: string, other: string) => `${Math.min(toNumber(one), toNumber(other))} `)
    .replace(/(?<![a-z\d])(?:an? (?=week|month|year|day)|(?<=^|ha |hace |quase |casi )(?=mes\b|semana\b|ano\b))/g, "1 ")
    .replace(almostOne, (_, count: string) => String(Math.max(0, toNumber(count) - 0.5)))
  const seen = new Map<string, number>()
  for (const [, value = "", unit = ""] of text.matchAll(span)) {
    const kind = unit.startsWith("an") ? "y" : (unit[0] ?? "")
    const normal = kind === "s" ? "w" : kind
    if (!seen.has(normal)) seen.set(normal, toNumber(value))
  }
  if (seen.size > 0) return before(now, seen, / (?:e|y|and) (?:a )?(?:half|mei[oa]|medi[oa])\b/.test(text) ? 0.5 : 0)
  if (!alone || Number(alone) > mostWeeksAlone || !isBare(answer)) return undefined
  return now - fewestDays(Math.max(0, Number(alone) - (almost.test(answer) ? 0.5 : 0)), "weeks") * dayMs
}

function toNumber(text: string): number {
  return Number(text.replace(",", "."))
}

function isBare(answer: string): boolean {
  return /^(?:[a-z]{1,8}[ ,]+){0,3}\d{1,3}(?:[.,]0)?[ .!+]*$/.test(answer)
}

function before(now: number, spans: ReadonlyMap<string, number>, half: number): number {
  const unit = ["y", "m", "w", "d"].find((each) => spans.has(each))
  const of = (each: string) => (spans.get(each) ?? 0) + (each === unit ? half : 0)
  const months = of("y") * 12 + of("m")
  const wholeMonths = Math.floor(months)
  const days = fewestDays(months - wholeMonths, "months") + fewestDays(of("w"), "weeks") + fewestDays(of("d"), "days")
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - Math.min(wholeMonths, 1200))
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime() - Math.min(days, 100_000) * dayMs
}
