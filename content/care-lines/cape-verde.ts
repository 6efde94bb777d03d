import type { CareCountry } from "#domain/care/care-lines.ts"

export const capeVerde: CareCountry = {
  code: "CV",
  asOf: null,
  timeZones: ["Atlantic/Cape_Verde"],
  lines: [
    { kind: "emergency", number: "130", isFree: true, source: { kind: "none" } },
    { kind: "emergency", area: "Praia e São Vicente", number: "112", source: { kind: "third-party", date: "2019-12" } },
    { kind: "police", number: "132", isFree: true, source: { kind: "third-party", date: "2014-11" } },
    {
      kind: "violence",
      name: "ICIEG",
      number: "800 18 18",
      text: { by: "sms", number: "110" },
      hours: [{ days: [1, 5], from: "08:00", to: "20:00" }],
      isFree: true,
      source: { kind: "third-party", date: null },
    },
  ],
}
