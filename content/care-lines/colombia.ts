import type { CareCountry } from "#domain/care/care-lines.ts"

export const colombia: CareCountry = {
  code: "CO",
  asOf: null,
  timeZones: ["America/Bogota"],
  lines: [
    {
      kind: "emergency",
      number: "123",
      hours: "always",
      isFree: true,
      source: { kind: "third-party", date: "2025-09" },
    },
    {
      kind: "crisis",
      name: "Línea 106",
      number: "106",
      hours: "always",
      isFree: true,
      source: { kind: "third-party", date: "2026" },
    },
    {
      kind: "crisis",
      name: "Línea 106 Bogotá",
      area: "Bogotá",
      number: "106",
      text: { by: "whatsapp", number: "+57 300 754 8933" },
      hours: "always",
      isFree: true,
      source: { kind: "authority", date: null },
    },
    {
      kind: "violence",
      name: "Línea 155",
      number: "155",
      hours: "always",
      isFree: true,
      source: { kind: "third-party", date: "2021" },
    },
    { kind: "advice", name: "Línea 192, opción 4", number: "192", source: { kind: "none" } },
    {
      kind: "poison",
      name: "CISPROQUIM",
      number: "01 8000 916 012",
      hours: "always",
      isFree: true,
      source: { kind: "none" },
    },
  ],
}
