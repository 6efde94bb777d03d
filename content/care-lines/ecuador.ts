import type { CareCountry } from "#domain/care/care-lines.ts"

export const ecuador: CareCountry = {
  code: "EC",
  asOf: null,
  timeZones: ["America/Guayaquil", "Pacific/Galapagos"],
  lines: [
    {
      kind: "emergency",
      name: "ECU 911",
      number: "911",
      hours: "always",
      isFree: true,
      source: { kind: "third-party", date: "2025" },
    },
    {
      kind: "crisis",
      name: "Línea 171, opción 6",
      number: "171",
      isFree: true,
      source: { kind: "third-party", date: "2026-02" },
    },
    { kind: "violence", name: "ECU 911", number: "911", hours: "always", isFree: true, source: { kind: "none" } },
    { kind: "poison", name: "CIATOX", number: "1800 836 366", hours: "always", isFree: true, source: { kind: "none" } },
  ],
}
