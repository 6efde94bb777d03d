import { anywhereNumber } from "./anywhere-number.ts"
import type { LineSource } from "./care-line-source.ts"
import type { Language } from "./language.ts"
import type { SafetyKind } from "./safety/concern.ts"

/** What a line is for; also the message keys that say so. */
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

/**
 * From one day of the week to another (1 is Monday), by the country's own clock (HH:MM). What ends on a later day than it
 * begins names that day; a country with several clocks names the one that holds.
 */
export type Hours = {
  days: readonly [first: number, last: number]
  from: string
  to: string
  until?: number
  zone?: string
}

export type CareLine = {
  kind: CareLineKind
  /** What people in that country call it, where it has a name. */
  name?: string
  /** The part of the country that it serves, where not all of it. */
  area?: string
  /** Shown only to whoever reads in this language, in place of the line with the same number. */
  language?: Language
  /** As people there write it. A line without a number takes messages only. */
  number?: string
  /** More numbers that the same people answer. */
  also?: readonly string[]
  /** Other phones do not reach it. */
  onlyFrom?: "mobile"
  /** For a woman who cannot speak. */
  text?: { by: "sms" | "whatsapp"; number: string; body?: string }
  /** A page of theirs with a chat. The app never fetches it. */
  chat?: { url: string }
  /** Omitted where unsure, like `isFree`. */
  hours?: "always" | readonly Hours[]
  isFree?: true
  /** Callers have reported that it does not connect everywhere. */
  mayFail?: true
  source: LineSource
}

export type CareCountry = {
  /** ISO 3166-1 alpha-2. */
  code: string
  /** The month (ISO 8601) in which the operator of Florescer checked the numbers with those who answer them. */
  asOf: string | null
  /** Prefixes of the names of its time zones. */
  timeZones: readonly string[]
  lines: readonly CareLine[]
}

/** What a phone dials: "+55 61 9610-0180" is +556196100180. */
export function dialled(number: string): string {
  return number.replace(/[^\d+*]/g, "")
}

/** The kinds of lines that help with a concern, the most fitting first. */
export const linesFor: Readonly<Record<SafetyKind, readonly CareLineKind[]>> = {
  choking: ["emergency"],
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

/** For these the card says to put the phone on speaker, because whoever answers gives instructions. */
export const ambulanceKinds: readonly SafetyKind[] = [
  "choking",
  "poison",
  "baby-emergency",
  "mother-emergency",
  "psychosis",
]

/** Not shown to whoever wishes to read nothing about a baby. */
const aboutBaby: readonly CareLineKind[] = ["children", "breastfeeding"]

type Reader = { language?: Language; isQuiet?: boolean }

/** The lines of a country that help a reader, the most fitting first. */
export function careLinesFor(kind: SafetyKind, country: CareCountry, { language, isQuiet }: Reader = {}): CareLine[] {
  const wanted = linesFor[kind].filter((each) => !isQuiet || !aboutBaby.includes(each))
  return wanted.flatMap((each) => {
    const ofKind = country.lines.filter((line) => line.kind === each && (line.language ?? language) === language)
    const inHers = ofKind.filter((line) => line.language)
    return ofKind.filter((line) => line.language || !inHers.some((own) => isSameNumber(own, line)))
  })
}

function isSameNumber(one: CareLine, other: CareLine): boolean {
  return (one.number ?? one.text?.number) === (other.number ?? other.text?.number)
}

const anywhere: CareLine = { kind: "emergency", number: anywhereNumber, source: { kind: "authority", date: null } }

/** The lines to show: those of her country, or 112 alone where the country is unknown or has none (`isKnown` is false then). */
export function linesToShow(kind: SafetyKind, country: CareCountry | null, reader: Reader = {}) {
  const lines = country ? careLinesFor(kind, country, reader) : []
  return lines.length > 0 ? { lines, isKnown: true } : { lines: [anywhere], isKnown: false }
}

const urgent: readonly CareLineKind[] = ["emergency", "police", "crisis", "violence", "poison"]

/**
 * Whom to call when the first line of a list does not answer: the next of its kind that is always there, else the emergency
 * number; before that, where there is time, whoever else on the list listens. Null where the list has nobody else.
 */
export function lineAfterNoAnswer([first, ...others]: readonly CareLine[]): CareLine | null {
  if (!first) return null
  const callable = others.filter(({ number, area, mayFail }) => number && number !== first.number && !area && !mayFail)
  const ofKind = callable.filter(({ kind }) => kind === first.kind)
  const open = (lines: readonly CareLine[]) => lines.find(({ hours }) => hours === "always")
  const calm = urgent.includes(first.kind) ? undefined : (ofKind[0] ?? open(callable))
  return open(ofKind) ?? calm ?? callable.find(({ kind }) => kind === "emergency") ?? null
}

/** Whether one of these lines can be written to. */
export function takeMessages(lines: readonly CareLine[]): boolean {
  return lines.some(({ text, chat }) => text ?? chat)
}

/** The countries whose lines the operator has not checked within the last twelve months. Those without lines are none. */
export function uncheckedCountries(countries: readonly CareCountry[], now: Date): CareCountry[] {
  const aYearAgo = new Date(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth())).toISOString().slice(0, 7)
  return countries.filter(({ asOf, lines }) => lines.length > 0 && (asOf === null || asOf < aYearAgo))
}
