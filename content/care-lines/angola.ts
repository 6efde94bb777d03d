import type { CareCountry } from "#domain/care-lines.ts"

export const angola: CareCountry = {
  code: "AO",
  asOf: null,
  timeZones: ["Africa/Luanda"],
  lines: [
    { kind: "emergency", name: "CISP", number: "111", hours: "always", isFree: true },
    { kind: "emergency", name: "INEMA", number: "112", isFree: true },
    { kind: "violence", name: "SOS Criança", number: "15015", hours: "always", isFree: true },
  ],
}
