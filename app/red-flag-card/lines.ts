import type { RedFlag } from "#domain/red-flags.ts"

type Kind = "emergency" | "police" | "crisis" | "violence" | "advice" | "motherhood"
export type Line = { kind: Kind; name?: string; number: string }

/** By country, not by language. As of November 2026. */
const linesByCountry = {
  br: [
    { kind: "emergency", name: "SAMU", number: "192" },
    { kind: "crisis", name: "CVV", number: "188" },
    { kind: "police", number: "190" },
    { kind: "violence", name: "Ligue 180", number: "180" },
    { kind: "advice", name: "Disque Saúde", number: "136" },
  ],
  pt: [
    { kind: "emergency", number: "112" },
    { kind: "crisis", number: "1411" },
    { kind: "advice", name: "SNS 24", number: "808 24 24 24" },
  ],
  es: [
    { kind: "emergency", number: "112" },
    { kind: "crisis", number: "024" },
    { kind: "violence", number: "016" },
  ],
  us: [
    { kind: "emergency", number: "911" },
    { kind: "crisis", number: "988" },
    { kind: "motherhood", number: "1-833-852-6262" },
  ],
  gb: [
    { kind: "emergency", number: "999" },
    { kind: "crisis", name: "Samaritans", number: "116 123" },
    { kind: "advice", name: "NHS", number: "111" },
  ],
} as const satisfies Record<string, readonly Line[]>

export type Country = keyof typeof linesByCountry
export const countries = Object.keys(linesByCountry) as Country[]

const kindsFor: Record<RedFlag, readonly Kind[]> = {
  "harm-to-baby": ["emergency", "crisis", "motherhood"],
  "self-harm": ["crisis", "emergency", "motherhood"],
  violence: ["police", "violence", "emergency"],
  emergency: ["emergency", "advice"],
  "same-day": ["advice", "emergency"],
}

/** The numbers of a country that fit, the most fitting first. */
export function linesFor(flag: RedFlag, country: Country): Line[] {
  const lines: readonly Line[] = linesByCountry[country]
  return kindsFor[flag].flatMap((kind) => lines.filter((line) => line.kind === kind))
}
