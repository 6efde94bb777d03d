import type { Guide } from "#domain/guides/guide.ts"

export const bottleAndPump: Guide = {
  signsOf: ["mother", "baby"],
  readOn: "2026-11-29",
  sources: [
    "NHS trusts and Royal Women’s Hospital (Melbourne): expressing by hand and by pump",
    "HSE: how often to express for a baby in hospital",
    "CDC: cleaning a pump, storing milk, preparing and storing formula in the United States",
    "La Leche League: rhythm of expressing at work",
    "Brazil, ministry of health; DGS (Portugal), AEP (Spain), NHS, Argentina, HealthLinkBC: storing and thawing milk",
    "USDA, FoodSafety and CDC, quoted by third parties: milk without power, half thawed, warm beside cold",
    "NHS: making up formula, sterilising, types of formula, bottled water, feeding away from home",
    "WHO and FAO 2007: preparing powdered formula, 70 °C, fridge, rewarming",
    "UNICEF UK Baby Friendly Initiative and NHS: responsive bottle feeding",
    "NICE NG143, NHS, HSE, WHO: danger signs in babies",
  ],
  sections: [
    {
      id: "baby-now",
      lines: "baby-emergency",
      level: "now",
      about: ["baby"],
      signs: {
        ids: [
          "baby-choking",
          "baby-colour",
          "baby-breath-effort",
          "baby-cant-wake",
          "baby-feeds-badly",
          "baby-refuses-feeds-young",
          "baby-vomits-young",
          "baby-green-vomit",
          "baby-fever-newborn",
          "baby-fever-infant",
        ],
      },
    },
    {
      id: "by-hand",
      feeding: "breast",
    },
    {
      id: "pump",
      feeding: "breast",
      about: ["baby"],
    },
    {
      id: "rhythm",
      feeding: "breast",
      about: ["baby"],
    },
    {
      id: "storing",
      feeding: "breast",
      about: ["baby"],
    },
    {
      id: "thawing",
      feeding: "breast",
      about: ["baby"],
    },
    {
      id: "which",
      feeding: "formula",
      about: ["baby"],
    },
    {
      id: "making",
      feeding: "formula",
      about: ["baby"],
    },
    {
      id: "cleaning",
      about: ["baby"],
    },
    {
      id: "amounts",
      feeding: "formula",
      about: ["baby"],
    },
    {
      id: "slowly",
      about: ["baby"],
    },
    {
      id: "how-long",
      about: ["baby"],
    },
    {
      id: "water",
      feeding: "formula",
      about: ["baby"],
    },
    {
      id: "travelling",
      about: ["baby"],
    },
  ],
}
