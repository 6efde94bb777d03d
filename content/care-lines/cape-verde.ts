import type { CareCountry } from "#domain/care-lines.ts"

export const capeVerde: CareCountry = {
  code: "CV",
  asOf: null,
  timeZones: ["Atlantic/Cape_Verde"],
  lines: [
    { kind: "emergency", number: "130", isFree: true },
    { kind: "police", number: "132", isFree: true },
    { kind: "violence", name: "ICIEG", text: { by: "sms", number: "110" }, isFree: true },
  ],
}
