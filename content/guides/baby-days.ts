import type { Guide } from "#domain/guides/guide.ts"

export const babyDays: Guide = {
  signsOf: ["baby"],
  readOn: "2026-11-27",
  sources: [
    "NHS and NHS Healthier Together: crying, reflux, bathing, nappy rash, cradle cap, neonatal herpes, vitamin D, weaning",
    "ICON (NHS): crying, and never shaking a baby",
    "HSE: cold sores and newborn babies, screening in the first week",
    "NHS Greater Glasgow and Clyde, 2021: harmless skin of the newborn",
    "Children’s Liver Disease Foundation, 2018: colours of stools",
    "American Academy of Pediatrics (AAP): clothes, sun, flying, tummy time, vitamin D",
    "FDA, 2018: teething gels and necklaces",
    "Cambridge University Hospitals: vitamin K",
    "Sociedade Brasileira de Pediatria (SBP) and Health Canada: vitamin D",
    "Ministério da Saúde (Brazil) and INSA (Portugal): heel prick",
    "UKHSA, 2025: paracetamol after the MenB vaccine",
    "Ministério da Saúde (Brazil), 2019, and Allergy UK: first solids",
    "NHS trusts, British Burn Association: burns and scalds; NHS Healthier Together and NICE NG232: knocks on the head",
    "WHO, CDC and Ministério da Saúde (Brazil): rabies, bats, scorpions and snakes",
    "CDC, AAP and NICE CG89: bleeding and bruises of a young baby",
    "NHS and Child Accident Prevention Trust: a safe home; AAP and SBP: no baby walkers",
    "NHS, WHO and AAP: cow’s milk from 12 months, water from 6; CDC: honey",
    "NHS and SBP: squint, white pupil",
  ],
  sections: [
    {
      id: "call-now",
      lines: "baby-emergency",
      level: "now",
      about: ["baby"],
      signs: {
        ids: [
          "baby-cant-wake",
          "baby-breath-effort",
          "baby-colour",
          "baby-cry",
          "baby-green-vomit",
          "baby-rash",
          "baby-fever-newborn",
          "baby-worried",
        ],
      },
    },
    {
      id: "crying",
      about: ["baby"],
    },
    {
      id: "wind",
      about: ["baby"],
    },
    {
      id: "cord-and-bath",
      about: ["baby"],
    },
    {
      id: "nappies",
      about: ["baby"],
    },
    {
      id: "skin",
      about: ["baby"],
    },
    {
      id: "stools",
      about: ["baby"],
    },
    {
      id: "nose-and-teeth",
      about: ["baby"],
    },
    {
      id: "vitamins-and-tests",
      about: ["baby"],
    },
    {
      id: "vaccines",
      about: ["baby"],
    },
    {
      id: "going-out",
      about: ["baby"],
    },
    {
      id: "heat-and-cold",
      about: ["baby"],
    },
    {
      id: "company",
      about: ["baby"],
    },
    {
      id: "burns",
      lines: "baby-emergency",
      about: ["baby"],
    },
    {
      id: "bites",
      lines: "baby-emergency",
      about: ["baby"],
    },
    {
      id: "knocks",
      lines: "baby-emergency",
      about: ["baby"],
    },
    {
      id: "safe-home",
      about: ["baby"],
    },
    {
      id: "play",
      about: ["baby"],
    },
    {
      id: "solids",
      about: ["baby"],
    },
  ],
}
