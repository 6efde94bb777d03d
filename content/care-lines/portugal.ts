import type { CareCountry } from "#domain/care-lines.ts"

export const portugal: CareCountry = {
  code: "pt",
  asOf: "2026-11",
  timeZones: ["Europe/Lisbon", "Atlantic/Madeira", "Atlantic/Azores", "Portugal"],
  lines: [
    { kind: "emergency", number: "112", tel: "112", facts: ["always", "free"] },
    { kind: "crisis", number: "1411", tel: "1411", facts: ["always", "free"] },
    { kind: "violence", name: "CIG", number: "800 202 148", tel: "800202148", facts: ["always", "free"] },
    { kind: "advice", name: "SNS 24", number: "808 24 24 24", tel: "808242424", facts: ["always"] },
  ],
}
