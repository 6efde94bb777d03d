import type { CareCountry } from "#domain/care/care-lines.ts"

export const peru: CareCountry = {
  code: "PE",
  asOf: null,
  timeZones: ["America/Lima"],
  lines: [
    {
      kind: "emergency",
      name: "SAMU",
      number: "106",
      hours: "always",
      isFree: true,
      source: { kind: "third-party", date: "2025-12" },
    },
    {
      kind: "emergency",
      name: "Bomberos",
      number: "116",
      hours: "always",
      isFree: true,
      source: { kind: "third-party", date: "2020" },
    },
    {
      kind: "police",
      name: "Policía Nacional",
      number: "105",
      hours: "always",
      isFree: true,
      source: { kind: "third-party", date: "2020" },
    },
    {
      kind: "crisis",
      name: "Línea 113, opción 5",
      number: "113",
      hours: "always",
      isFree: true,
      source: { kind: "third-party", date: "2026-03" },
    },
    {
      kind: "advice",
      name: "Línea 113, opción 3",
      number: "113",
      isFree: true,
      source: { kind: "third-party", date: "2022" },
    },
    {
      kind: "violence",
      name: "Línea 100",
      number: "100",
      hours: "always",
      isFree: true,
      source: { kind: "third-party", date: "2024" },
    },
  ],
}
