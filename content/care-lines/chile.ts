import type { CareCountry } from "#domain/care/care-lines.ts"

export const chile: CareCountry = {
  code: "CL",
  asOf: null,
  timeZones: ["America/Santiago", "America/Punta_Arenas", "America/Coyhaique", "Pacific/Easter", "Chile/"],
  lines: [
    {
      kind: "emergency",
      name: "SAMU",
      number: "131",
      hours: "always",
      isFree: true,
      source: { kind: "third-party", date: "2025-09" },
    },
    {
      kind: "police",
      name: "Carabineros",
      number: "133",
      hours: "always",
      isFree: true,
      source: { kind: "third-party", date: "2026" },
    },
    {
      kind: "crisis",
      name: "Línea de Prevención del Suicidio",
      number: "*4141",
      onlyFrom: "mobile",
      hours: "always",
      isFree: true,
      source: { kind: "third-party", date: "2025-11" },
    },
    {
      kind: "advice",
      name: "Salud Responde",
      number: "600 360 7777",
      source: { kind: "third-party", date: "2025-10" },
    },
    {
      kind: "violence",
      name: "Fono Orientación en Violencia contra la Mujer",
      number: "1455",
      text: { by: "whatsapp", number: "+56 9 9700 7000" },
      isFree: true,
      source: { kind: "third-party", date: "2022-09" },
    },
    {
      kind: "poison",
      name: "CITUC",
      number: "+56 2 2635 3800",
      hours: "always",
      source: { kind: "line", date: "2024" },
    },
  ],
}
