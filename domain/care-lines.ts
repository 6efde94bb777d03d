import type { RedFlag } from "./concern.ts"

/** What a line is for; also the keys of the words that say so. */
export const careLineKinds = ["emergency", "police", "crisis", "violence", "advice", "motherhood"] as const
type CareLineKind = (typeof careLineKinds)[number]

/** Countries by their ISO 3166 codes in lower case; also the keys of their names. */
export const careCountryCodes = ["br", "pt", "es", "us", "gb"] as const
type CareCountryCode = (typeof careCountryCodes)[number]

export type CareLine = {
  kind: CareLineKind
  /** What people in that country call it, where it has a name. */
  name?: string
  /** As people there write it; `tel` is the same without spaces or dashes. */
  number: string
  tel: string
  /** Day and night; costs nothing. Left out where unsure. */
  facts: readonly ("always" | "free")[]
}

export type CareCountry = {
  code: CareCountryCode
  /** The month (ISO 8601) for which the numbers are given. */
  asOf: string
  /** Beginnings of the names of its time zones. */
  timeZones: readonly string[]
  lines: readonly CareLine[]
}

type RedFlagCard = {
  /** Keys of the words of the card. */
  title: string
  text: string
  notes: readonly string[]
  /** The lines that help, the most fitting first. */
  lines: readonly CareLineKind[]
}

export const redFlagCards = {
  "harm-to-baby": {
    title: "harmTitle",
    text: "harmText",
    notes: ["automatic"],
    lines: ["emergency", "crisis", "motherhood"],
  },
  "self-harm": {
    title: "selfHarmTitle",
    text: "selfHarmText",
    notes: ["automatic"],
    lines: ["crisis", "emergency", "motherhood"],
  },
  violence: {
    title: "violenceTitle",
    text: "violenceText",
    notes: ["traces", "automatic"],
    lines: ["police", "violence", "emergency"],
  },
  emergency: {
    title: "emergencyTitle",
    text: "emergencyText",
    notes: ["automatic"],
    lines: ["emergency", "advice"],
  },
  "same-day": {
    title: "sameDayTitle",
    text: "sameDayText",
    notes: ["automatic"],
    lines: ["advice", "emergency"],
  },
} as const satisfies Record<RedFlag, RedFlagCard>

/** The lines of a country that help, the most fitting first. */
export function careLinesFor(flag: RedFlag, country: CareCountry): CareLine[] {
  return redFlagCards[flag].lines.flatMap((kind) => country.lines.filter((line) => line.kind === kind))
}

/**
 * The countries with the likeliest one first: where the device's clock is, then the regions that its languages name
 * ("pt-BR"). A language alone says nothing of a country.
 */
export function likeliestFirst(
  countries: readonly CareCountry[],
  timeZone: string | undefined,
  languageTags: readonly string[],
): CareCountry[] {
  const here = countries.find(({ timeZones }) => timeZones.some((beginning) => timeZone?.startsWith(beginning)))
  const regions = languageTags.flatMap((tag) => tag.match(/-([a-z]{2})(?:-|$)/i)?.[1]?.toLowerCase() ?? [])
  const spoken = regions.flatMap((region) => countries.find(({ code }) => code === region) ?? [])
  return [...new Set([...(here ? [here] : []), ...spoken, ...countries])]
}
