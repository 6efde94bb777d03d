import type { CareCountry } from "#domain/care-lines.ts"

export const portugal: CareCountry = {
  code: "PT",
  asOf: null,
  timeZones: ["Europe/Lisbon", "Atlantic/Madeira", "Atlantic/Azores", "Portugal"],
  lines: [
    { kind: "emergency", number: "112", hours: "always", isFree: true },
    { kind: "crisis", name: "Linha Nacional de Prevenção do Suicídio", number: "1411", hours: "always", isFree: true },
    {
      kind: "crisis",
      name: "SOS Voz Amiga",
      number: "213 544 545",
      hours: [{ days: [1, 7], from: "15:30", to: "00:30" }],
    },
    {
      kind: "crisis",
      name: "Telefone da Amizade",
      number: "222 080 707",
      hours: [{ days: [1, 7], from: "16:00", to: "23:00" }],
    },
    { kind: "advice", name: "SNS 24", number: "808 24 24 24", hours: "always" },
    {
      kind: "violence",
      name: "CIG",
      number: "800 202 148",
      text: { by: "sms", number: "3060" },
      hours: "always",
      isFree: true,
    },
    { kind: "violence", name: "APAV", number: "116 006", isFree: true },
    { kind: "violence", name: "Linha Nacional de Emergência Social", number: "144", isFree: true },
    { kind: "poison", name: "CIAV", number: "800 250 250", hours: "always", isFree: true },
  ],
}
