import type { CareCountry } from "#domain/care-lines.ts"

export const mozambique: CareCountry = {
  code: "MZ",
  asOf: null,
  timeZones: ["Africa/Maputo"],
  lines: [
    { kind: "emergency", number: "117" },
    { kind: "police", number: "119" },
    { kind: "advice", name: "Alô Vida", number: "1490", isFree: true },
    { kind: "violence", name: "Linha Verde", number: "1458", isFree: true },
    { kind: "violence", name: "Linha Fala Criança", number: "116", isFree: true },
  ],
}
