import type { Language } from "../language.ts"
import type { SafetyKind } from "../safety/concern.ts"
import { anywhereNumber } from "./anywhere-number.ts"
import type { LineSource } from "./care-line-source.ts"
import { type Hours, isClosedAt } from "./line-hours.ts"

export const careLineKinds = [
  "emergency",
  "police",
  "crisis",
  "violence",
  "children",
  "poison",
  "advice",
  "motherhood",
  "breastfeeding",
  "eating-disorder",
  "loss",
] as const
type CareLineKind = (typeof careLineKinds)[number]

export type CareLine = {
  kind: CareLineKind
  name?: string
  area?: string
  /** The line is only for users of this language, to whom it is shown in place of the line with the same number. */
  language?: Language
  isForMother?: true
  /** The number to call; missing for a line that only takes messages. */
  number?: string
  also?: readonly string[]
  onlyFrom?: "mobile"
  text?: { by: "sms" | "whatsapp"; number: string; body?: string }
  /** The app links to this address but never fetches it. */
  chat?: { url: string }
  /** When the line answers; like `isFree`, missing if it is unknown. */
  hours?: "always" | readonly Hours[]
  isFree?: true
  mayFail?: true
  source: LineSource
}

export type CareCountry = {
  /** The country's code (ISO 3166-1 alpha-2). */
  code: string
  /**
   * The month (ISO 8601) in which the operator last checked the lines with the services behind them; null for never.
   */
  asOf: string | null
  timeZones: readonly string[]
  lines: readonly CareLine[]
}

/** Returns what a phone dials: "+55 61 9610-0180" becomes "+556196100180". */
export function dialled(number: string): string {
  return number.replace(/[^\d+*]/g, "")
}

/** The kinds of lines for each kind of danger, the most suitable first. */
export const linesFor: Readonly<Record<SafetyKind, readonly CareLineKind[]>> = {
  "not-breathing": ["emergency"],
  choking: ["emergency"],
  "under-water": ["emergency", "advice"],
  burn: ["emergency", "poison", "advice"],
  bite: ["emergency", "poison", "advice"],
  poison: ["emergency", "poison", "crisis"],
  "baby-emergency": ["emergency", "advice"],
  "mother-emergency": ["emergency", "advice"],
  psychosis: ["emergency", "crisis", "motherhood"],
  "harm-to-baby": ["emergency", "crisis", "motherhood", "children"],
  "self-harm": ["crisis", "emergency", "motherhood"],
  violence: ["police", "violence", "emergency", "children"],
  "same-day-baby": ["advice", "emergency", "breastfeeding"],
  "same-day-mother": ["advice", "motherhood", "emergency", "breastfeeding"],
  "eating-disorder": ["eating-disorder", "advice", "crisis", "emergency"],
  loss: ["loss", "motherhood", "crisis", "emergency"],
}

/** Every second counts with these kinds, so the instructions stand directly after the first number. */
export const firstAidKinds = ["not-breathing", "choking", "under-water", "burn", "bite"] as const satisfies SafetyKind[]

export const ambulanceKinds: readonly SafetyKind[] = [
  "not-breathing",
  "choking",
  "under-water",
  "poison",
  "baby-emergency",
  "mother-emergency",
  "psychosis",
]

const aboutBaby: readonly CareLineKind[] = ["children", "breastfeeding"]

/** For these kinds, lines only for mothers are left out, because they cannot help the baby. */
const ofBaby: readonly SafetyKind[] = ["under-water", "burn", "bite", "baby-emergency", "same-day-baby"]

type Reader = { language?: Language; isQuiet?: boolean }

/** The lines of a country for a kind of danger, the most suitable first. */
export function careLinesFor(kind: SafetyKind, country: CareCountry, { language, isQuiet }: Reader = {}): CareLine[] {
  const wanted = linesFor[kind].filter((each) => !isQuiet || !aboutBaby.includes(each))
  const lines = country.lines.filter(({ isForMother }) => !isForMother || !ofBaby.includes(kind))
  return wanted.flatMap((each) => {
    const ofKind = lines.filter((line) => line.kind === each && (line.language ?? language) === language)
    const inHers = ofKind.filter((line) => line.language)
    return mergeAreas(ofKind.filter((line) => line.language || !inHers.some((own) => isSameNumber(own, line))))
  })
}

/** Merges the same line of several areas into one; the result claims only what holds in all of them. */
function mergeAreas(lines: readonly CareLine[]): CareLine[] {
  return lines.flatMap((line) => {
    const all = lines.filter((other) => isSameElsewhere(line, other))
    if (all[0] !== line) return []
    const names = (list: readonly (string | undefined)[]) => [...new Set(list.filter(Boolean))].join(", ")
    const [name, area] = [names(all.map((one) => one.name)), names(all.map((one) => one.area))]
    const source = sureness.flatMap((kind) => all.filter((one) => one.source.kind === kind))[0]?.source
    return all.length === 1 ? [line] : [{ ...line, ...(name && { name }), area, source: source ?? line.source }]
  })
}

function isSameElsewhere(one: CareLine, other: CareLine): boolean {
  if (one === other) return true
  const hasSameHours = JSON.stringify(one.hours) === JSON.stringify(other.hours)
  return one.area && other.area && !one.text && !other.text ? one.number === other.number && hasSameHours : false
}

const sureness: readonly LineSource["kind"][] = ["none", "third-party", "line", "authority"]

function isSameNumber(one: CareLine, other: CareLine): boolean {
  return (one.number ?? one.text?.number) === (other.number ?? other.text?.number)
}

const anywhere: ShownLine = { kind: "emergency", number: anywhereNumber, source: { kind: "authority", date: null } }

export type ShownLine = CareLine & { isClosed?: true }
type Shown = { lines: ShownLine[]; isKnown: boolean }

/**
 * The lines to show, those that are closed last. If the country is unknown or has no line, the list is 112 alone and
 * `isKnown` is false.
 */
export function linesToShow(kind: SafetyKind, country: CareCountry | null, now: Date, reader: Reader = {}): Shown {
  const lines = country ? careLinesFor(kind, country, reader) : []
  if (lines.length === 0) return { lines: [anywhere], isKnown: false }
  const isClosed = ({ hours }: CareLine) => isClosedAt(hours, now)
  const closed = lines.filter(isClosed).map((line): ShownLine => ({ ...line, isClosed: true }))
  return { lines: [...lines.filter((line) => !isClosed(line)), ...closed], isKnown: true }
}

/** The first line that has a number and is not closed. */
export function lineToCall(lines: readonly ShownLine[]): ShownLine | undefined {
  return lines.find(({ number, isClosed }) => number && !isClosed)
}

const urgent: readonly CareLineKind[] = ["emergency", "police", "crisis", "violence", "poison"]

/**
 * The line to try if the first one does not answer: one of the same kind that is always open; else, unless seconds
 * count, one that listens; else the emergency number.
 */
export function lineAfterNoAnswer([first, ...others]: readonly ShownLine[]): CareLine | null {
  if (!first) return null
  const callable = others.filter(
    ({ number, area, mayFail, isClosed }) => number && number !== first.number && !area && !mayFail && !isClosed,
  )
  const ofKind = callable.filter(({ kind }) => kind === first.kind)
  const open = (lines: readonly CareLine[]) => lines.find(({ hours }) => hours === "always")
  const calm = urgent.includes(first.kind) ? undefined : (ofKind[0] ?? open(callable))
  return open(ofKind) ?? calm ?? callable.find(({ kind }) => kind === "emergency") ?? null
}

/** True if any line can be reached by message. */
export function takeMessages(lines: readonly CareLine[]): boolean {
  return lines.some(({ text, chat }) => text ?? chat)
}

/** Countries whose lines the operator has not checked in the last twelve months. */
export function uncheckedCountries(countries: readonly CareCountry[], now: Date): CareCountry[] {
  const aYearAgo = new Date(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth())).toISOString().slice(0, 7)
  return countries.filter(({ asOf, lines }) => lines.length > 0 && (asOf === null || asOf < aYearAgo))
}
