import type { CareCountry } from "#domain/care-lines.ts"

export const peru: CareCountry = {
  code: "PE",
  asOf: null,
  timeZones: ["America/Lima"],
  lines: [
    { kind: "emergency", name: "SAMU", number: "106", hours: "always", isFree: true },
    { kind: "emergency", name: "Bomberos", number: "116", hours: "always", isFree: true },
    { kind: "police", name: "Policía Nacional", number: "105", hours: "always", isFree: true },
    { kind: "crisis", name: "Línea 113, opción 5", number: "113", hours: "always", isFree: true },
    { kind: "advice", name: "Línea 113, opción 3", number: "113", isFree: true },
    { kind: "violence", name: "Línea 100", number: "100", hours: "always", isFree: true },
  ],
}
