import type { CareCountry } from "#domain/care-lines.ts"

export const ireland: CareCountry = {
  code: "IE",
  asOf: null,
  timeZones: ["Europe/Dublin", "Eire"],
  lines: [
    { kind: "emergency", number: "112", hours: "always", isFree: true },
    { kind: "crisis", name: "Samaritans", number: "116 123", hours: "always", isFree: true },
    {
      kind: "crisis",
      name: "Text About It",
      text: { by: "sms", number: "50808", body: "HELLO" },
      hours: "always",
      isFree: true,
    },
    {
      kind: "crisis",
      name: "Pieta",
      number: "1800 247 247",
      text: { by: "sms", number: "51444", body: "HELP" },
      hours: "always",
      isFree: true,
    },
    { kind: "advice", name: "Your Mental Health", number: "1800 111 888", hours: "always", isFree: true },
    { kind: "advice", name: "HSELive", number: "1800 700 700", isFree: true },
    { kind: "violence", name: "Women's Aid", number: "1800 341 900", hours: "always", isFree: true },
    {
      kind: "poison",
      name: "National Poisons Information Centre",
      number: "01 809 2166",
      hours: [{ days: [1, 7], from: "08:00", to: "22:00" }],
    },
    { kind: "eating-disorder", name: "Bodywhys", number: "01 210 7906" },
    { kind: "loss", name: "Féileacáin", number: "085 249 6464" },
  ],
}
