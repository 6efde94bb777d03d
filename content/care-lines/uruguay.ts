import type { CareCountry } from "#domain/care/care-lines.ts"

export const uruguay: CareCountry = {
  code: "UY",
  asOf: null,
  timeZones: ["America/Montevideo"],
  lines: [
    { kind: "emergency", number: "911", hours: "always", isFree: true, source: { kind: "third-party", date: "2019" } },
    {
      kind: "emergency",
      name: "SAME",
      number: "105",
      hours: "always",
      isFree: true,
      source: { kind: "third-party", date: "2019" },
    },
    {
      kind: "crisis",
      name: "Línea Vida",
      number: "0800 0767",
      hours: "always",
      isFree: true,
      source: { kind: "third-party", date: "2020" },
    },
    {
      kind: "crisis",
      name: "Línea de apoyo emocional",
      number: "0800 1920",
      hours: "always",
      isFree: true,
      source: { kind: "third-party", date: "2020" },
    },
    {
      kind: "violence",
      name: "Servicio de atención a mujeres",
      number: "0800 4141",
      hours: "always",
      isFree: true,
      source: { kind: "third-party", date: "2024-03" },
    },
    { kind: "poison", name: "CIAT", number: "1722", hours: "always", source: { kind: "line", date: null } },
  ],
}
