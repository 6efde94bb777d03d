import { figureOf } from "../care/signs/table.ts"
import type { Concern } from "./concern.ts"
import { around, type Reading } from "./reading.ts"
import { concernOf } from "./sign-concern.ts"

const reach = 45

const named =
  /\b(?:pressao|tensao|presion|tension|blood pressure|bp|pa|ta|press|preeclampsia|pre eclampsia|hipertens\w*|hypertens\w*|aparelho|tensiometro|monitor|cuff)\b/
/** 150x100, 150/100, 15 por 10, 150 over 100, 15 con 9, 15:9. */
const pair =
  /(?<![\d.,/])(\d{1,3})(?:[.,]\d)? ?(?:x|\/|:| por | sobre | over | con | com | e | y | on )\s?(\d{1,3})(?![\d/]|[.,]\d)/g
const alone =
  /\b(?:maxima|sistolica|systolic|alta|top(?: number)?|upper)\D{0,15}(\d{2,3})\b|\b(?:minima|diastolica|diastolic|bottom(?: number)?|lower)\D{0,15}(\d{1,3})\b/g
const unitOfLength = /^ ?(?:cm|mm|m|g|ml|kg|px|%|reais|euros|anos|years|dias|days)\b/
const withSigns =
  /\b(?:cabeca|headache|head|cabeza|vista|visao|vision|borr\w*|blurr\w*|embac\w*|estrel\w*|stars|flash\w*|luz\w*|ar|breath\w*|aire|respir\w*|inchad\w*|incha\w*|swol\w*|swell\w*|hinchad\w*|costela\w*|ribs?|costill\w*|estomago|stomach|vomit\w*|convuls\w*|seizure)\b/
const faint = /\b(?:desmai\w*|faint\w*|dizzy|tont\w*|marea\w*|sangr\w*|bleed\w*|weak|frac\w*|debil)\b/

/**
 * Either number (mmHg) is enough if high; a sign of pre-eclampsia raises it. Those of 4 to 26 count tenfold where
 * pressure is named.
 */
export function pressureIn(reading: Reading): Concern | null {
  for (const match of reading.text.matchAll(pair)) {
    const place = { at: match.index, end: match.index + match[0].length }
    const isNamed = named.test(around(reading, place, reach))
    if (unitOfLength.test(reading.text.slice(place.end, place.end + 8))) continue
    const [systolic, diastolic] = [inMmHg(Number(match[1]), isNamed), inMmHg(Number(match[2]), isNamed)]
    if (systolic === null || diastolic === null || systolic <= diastolic) continue
    if (!isNamed && !/^\d{3} ?[x/] ?\d{2,3}$/.test(match[0])) continue
    const concern = concernAt(reading, systolic, diastolic)
    if (concern) return concern
  }
  if (!named.test(reading.text)) return null
  for (const [, top, bottom] of reading.text.matchAll(alone)) {
    const concern = concernAt(reading, inMmHg(Number(top ?? 12), true) ?? 120, inMmHg(Number(bottom ?? 8), true) ?? 80)
    if (concern) return concern
  }
  return null
}

function concernAt({ text }: Reading, systolic: number, diastolic: number): Concern | null {
  const reaches = (id: string) => systolic >= figureOf(id, "systolic") || diastolic >= figureOf(id, "diastolic")
  if (reaches("mother-pressure-severe")) return concernOf("mother-pressure-severe")
  if (reaches("mother-pressure-raised"))
    return concernOf("mother-pressure-raised", withSigns.test(text) ? ["mother-head"] : [])
  const isLow =
    systolic < figureOf("mother-pressure-low", "systolic") && diastolic <= figureOf("mother-pressure-low", "diastolic")
  return isLow && faint.test(text) ? concernOf("mother-pressure-low") : null
}

/** Null where the number cannot be a pressure. */
function inMmHg(figure: number, isNamed: boolean): number | null {
  if (isNamed && figure >= 4 && figure <= 26) return figure * 10
  return figure >= 40 && figure <= 260 ? figure : null
}
