import type { CareCountry } from "#domain/care-lines.ts"

export const spain: CareCountry = {
  code: "es",
  asOf: "2026-11",
  timeZones: ["Europe/Madrid", "Atlantic/Canary", "Africa/Ceuta"],
  lines: [
    { kind: "emergency", number: "112", tel: "112", facts: ["always", "free"] },
    { kind: "crisis", number: "024", tel: "024", facts: ["always", "free"] },
    { kind: "violence", number: "016", tel: "016", facts: ["always", "free"] },
  ],
}
