import { figureOf } from "../care/signs/table.ts"
import { patternsOf, type WordsByMeaning } from "../understanding/phrases.ts"
import type { Concern } from "./concern.ts"
import { type Reading, textAround } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

export type PressureWords = WordsByMeaning<"named" | "over" | "upper" | "lower" | "otherUnit" | "withSigns" | "faint">

/**
 * Numbers of characters: `named` around two numbers, where blood pressure may be mentioned; `unit` after them, where
 * another unit shows that they are something else.
 */
const reach = { named: 45, unit: 8 }
/** Two numbers written like this are a blood pressure even if the word is missing: 150x100, 150/100. */
const plainPair = /^\d{3} ?[x/] ?\d{2,3}$/
/** Values in mmHg for the number that she does not give. */
const usual = { systolic: 120, diastolic: 80 }

/**
 * Recognises a high blood pressure. Either number (mmHg) is enough, and a sign of pre-eclampsia raises the concern.
 * Numbers of 4 to 26 are in cmHg and are multiplied by ten if the text names the pressure.
 */
export function readerOfPressure(words: PressureWords) {
  const { named, over, upper, lower, otherUnit, withSigns, faint } = patternsOf(words)
  /** Matches 150x100, 150/100, 15 por 10, 150 over 100, 15 con 9 and 15:9. */
  const pair = new RegExp(
    `(?<![\\d.,/])(\\d{1,3})(?:[.,]\\d)? ?(?:[x/:]| ${over.source} )\\s?(\\d{1,3})(?![\\d/]|[.,]\\d)`,
    "g",
  )
  const alone = new RegExp(`${upper.source}\\D{0,15}(\\d{2,3})\\b|${lower.source}\\D{0,15}(\\d{1,3})\\b`, "g")
  const hasOtherUnit = new RegExp(`^ ?${otherUnit.source}`)

  return function pressureIn(reading: Reading): Concern | null {
    const { text } = reading
    for (const match of text.matchAll(pair)) {
      const place = { at: match.index, end: match.index + match[0].length }
      const isNamed = named.test(textAround(reading, place, reach.named))
      if (hasOtherUnit.test(text.slice(place.end, place.end + reach.unit))) continue
      const [systolic, diastolic] = [inMmHg(Number(match[1]), isNamed), inMmHg(Number(match[2]), isNamed)]
      if (systolic === null || diastolic === null || systolic <= diastolic) continue
      if (!isNamed && !plainPair.test(match[0])) continue
      const concern = concernAt(text, systolic, diastolic)
      if (concern) return concern
    }
    if (!named.test(text)) return null
    for (const [, top, bottom] of text.matchAll(alone)) {
      const systolic = top === undefined ? null : inMmHg(Number(top), true)
      const diastolic = bottom === undefined ? null : inMmHg(Number(bottom), true)
      const concern = concernAt(text, systolic ?? usual.systolic, diastolic ?? usual.diastolic)
      if (concern) return concern
    }
    return null
  }

  function concernAt(text: string, systolic: number, diastolic: number): Concern | null {
    const reaches = (id: string) => systolic >= figureOf(id, "systolic") || diastolic >= figureOf(id, "diastolic")
    if (reaches("mother-pressure-severe")) return concernOf("mother-pressure-severe")
    if (reaches("mother-pressure-raised"))
      return concernOf("mother-pressure-raised", withSigns.test(text) ? ["mother-head"] : [])
    const isLow =
      systolic < figureOf("mother-pressure-low", "systolic") &&
      diastolic <= figureOf("mother-pressure-low", "diastolic")
    return isLow && faint.test(text) ? concernOf("mother-pressure-low") : null
  }
}

/** Returns null if the number cannot be a blood pressure. */
function inMmHg(figure: number, isNamed: boolean): number | null {
  if (isNamed && figure >= 4 && figure <= 26) return figure * 10
  return figure >= 40 && figure <= 260 ? figure : null
}
