import type { SafetyKind } from "./safety/concern.ts"

/** What a line is for; also the message keys that say so. */
export const careLineKinds = [
  "emergency",
  "police",
  "crisis",
  "violence",
  "poison",
  "advice",
  "motherhood",
  "eating-disorder",
  "loss",
] as const
type CareLineKind = (typeof careLineKinds)[number]

/** From one day of the week to another (1 is Monday), by the country's own clock (HH:MM). */
export type Hours = { days: readonly [first: number, last: number]; from: string; to: string }

export type CareLine = {
  kind: CareLineKind
  /** What people in that country call it, where it has a name. */
  name?: string
  /** The part of the country that it serves, where not all of it. */
  area?: string
  /** As people there write it. A line without a number takes text messages only. */
  number?: string
  /** For a woman who cannot speak. */
  text?: { by: "sms" | "whatsapp"; number: string; body?: string }
  /** Omitted where unsure, like `isFree`. */
  hours?: "always" | readonly Hours[]
  isFree?: true
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
  "harm-to-baby": ["emergency", "crisis", "motherhood"],
  "self-harm": ["crisis", "emergency", "motherhood"],
  violence: ["police", "violence", "emergency"],
  "same-day-baby": ["advice", "emergency"],
  "same-day-mother": ["advice", "motherhood", "emergency"],
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

/** The lines of a country that help, the most fitting first. */
export function careLinesFor(kind: SafetyKind, country: CareCountry): CareLine[] {
  return linesFor[kind].flatMap((wanted) => country.lines.filter((line) => line.kind === wanted))
}

/**
 * The country she is in: the one she chose, else that of her device's time zone, else the region of its language tags
 * ("pt-BR"); null where none of these tells. A language alone says nothing about the country.
 */
export function countryOf(
  countries: readonly CareCountry[],
  { chosen, timeZone, languageTags }: { chosen: string | null; timeZone?: string; languageTags: readonly string[] },
): CareCountry | null {
  const byCode = (code: string | undefined) => countries.find((country) => country.code === code?.toUpperCase())
  const byClock = countries.find(({ timeZones }) => timeZones.some((beginning) => timeZone?.startsWith(beginning)))
  const regions = languageTags.map((tag) => byCode(tag.match(/-([a-z]{2})(?:-|$)/i)?.[1]))
  return byCode(chosen ?? undefined) ?? byClock ?? regions.find((country) => country !== undefined) ?? null
}
