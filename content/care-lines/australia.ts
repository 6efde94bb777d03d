import type { CareCountry } from "#domain/care-lines.ts"

export const australia: CareCountry = {
  code: "AU",
  asOf: null,
  timeZones: ["Australia/", "Antarctica/Macquarie"],
  lines: [
    { kind: "emergency", name: "Triple Zero", number: "000", hours: "always", isFree: true },
    {
      kind: "crisis",
      name: "Lifeline",
      number: "13 11 14",
      text: { by: "sms", number: "0477 13 11 14" },
      hours: "always",
    },
    { kind: "crisis", name: "Suicide Call Back Service", number: "1300 659 467", hours: "always", isFree: true },
    {
      kind: "violence",
      name: "1800RESPECT",
      number: "1800 737 732",
      text: { by: "sms", number: "0458 737 732" },
      hours: "always",
      isFree: true,
    },
    {
      kind: "motherhood",
      name: "PANDA National Perinatal Mental Health Helpline",
      number: "1300 726 306",
      hours: [
        { days: [1, 5], from: "09:00", to: "19:30" },
        { days: [6, 6], from: "09:00", to: "16:00" },
      ],
      isFree: true,
    },
    { kind: "advice", name: "Pregnancy, Birth and Baby", number: "1800 882 436", isFree: true },
    { kind: "advice", name: "healthdirect", number: "1800 022 222", hours: "always", isFree: true },
    { kind: "poison", name: "Poisons Information Centre", number: "13 11 26", hours: "always" },
    {
      kind: "eating-disorder",
      name: "Butterfly National Helpline",
      number: "1800 33 4673",
      hours: [{ days: [1, 7], from: "08:00", to: "24:00" }],
      isFree: true,
    },
    { kind: "loss", name: "Red Nose Grief and Loss", number: "1300 308 307", hours: "always", isFree: true },
  ],
}
