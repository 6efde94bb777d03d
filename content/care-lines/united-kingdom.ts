import type { CareCountry } from "#domain/care-lines.ts"

export const unitedKingdom: CareCountry = {
  code: "gb",
  asOf: "2026-11",
  timeZones: ["Europe/London", "Europe/Belfast", "GB"],
  lines: [
    { kind: "emergency", number: "999", tel: "999", facts: ["always", "free"] },
    { kind: "crisis", name: "Samaritans", number: "116 123", tel: "116123", facts: ["always", "free"] },
    {
      kind: "violence",
      name: "Domestic Abuse Helpline",
      number: "0808 2000 247",
      tel: "08082000247",
      facts: ["always", "free"],
    },
    { kind: "advice", name: "NHS 111", number: "111", tel: "111", facts: ["always", "free"] },
  ],
}
