import type { Guide } from "#domain/guides/guide.ts"

export const babySleep: Guide = {
  signsOf: ["baby"],
  readOn: "2026-11-27",
  sources: [
    "American Academy of Pediatrics (AAP), 2022: sleep-related deaths of babies, home monitors, dummies, weighted products",
    "NHS trusts and The Lullaby Trust: safer sleep, swaddling, dummies, car seats",
    "Sociedade Brasileira de Pediatria (SBP), 2017 and later: the baby’s own cot, back sleeping",
    "Asociación Española de Pediatría (AEP): bed sharing and breastfeeding, room temperature",
    "Sociedade Portuguesa de Pediatria (SPP): sudden infant death",
    "NHS and HSE: hours of sleep, day and night, evening routine; HSE: dummies, back sleeping",
    "American Academy of Sleep Medicine (AASM), 2016: hours of sleep from 4 to 12 months",
    "Pediatrics, 2014: sound machines for babies",
    "Pregnancy, Birth and Baby (Australia): sleep training not before 6 months",
    "Red Nose (Australia) and Scottish Cot Death Trust: slings and carriers",
  ],
  sections: [
    {
      id: "call-now",
      lines: "baby-emergency",
      level: "now",
      about: ["baby"],
      signs: {
        ids: [
          "baby-breath-stops",
          "baby-cant-wake",
          "baby-colour",
          "baby-breath-effort",
          "baby-choking",
          "baby-fit",
          "baby-worried",
        ],
      },
    },
    {
      id: "where",
      about: ["baby"],
    },
    {
      id: "in-your-bed",
      about: ["baby"],
    },
    {
      id: "dozing-off",
      about: ["baby"],
    },
    {
      id: "by-week",
      about: ["baby"],
    },
    {
      id: "put-down",
      about: ["baby"],
    },
    {
      id: "day-and-night",
      about: ["baby"],
    },
    {
      id: "room-and-monitors",
      about: ["baby"],
    },
    {
      id: "swaddling",
      about: ["baby"],
    },
    {
      id: "dummies",
      about: ["baby"],
    },
    {
      id: "routine",
      about: ["baby"],
    },
    {
      id: "waking-more",
      about: ["baby"],
    },
    {
      id: "warmth",
      about: ["baby"],
    },
    {
      id: "on-the-way",
      about: ["baby"],
    },
  ],
}
