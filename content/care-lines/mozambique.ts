import type { CareCountry } from "#domain/care/care-lines.ts"

export const mozambique: CareCountry = {
  code: "MZ",
  asOf: null,
  timeZones: ["Africa/Maputo"],
  lines: [
    { kind: "emergency", number: "117", source: { kind: "third-party", date: null } },
    { kind: "police", number: "119", source: { kind: "third-party", date: null } },
    {
      kind: "advice",
      name: "Alô Vida",
      number: "1490",
      also: ["84146", "82149"],
      isFree: true,
      source: { kind: "none" },
    },
    {
      kind: "violence",
      name: "Linha Verde (ajuda humanitária, atende denúncias)",
      number: "1458",
      isFree: true,
      source: { kind: "third-party", date: "2022" },
    },
    {
      kind: "children",
      name: "Linha Fala Criança",
      number: "116",
      isFree: true,
      source: { kind: "third-party", date: "2022-06" },
    },
  ],
}
