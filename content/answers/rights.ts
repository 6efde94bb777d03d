import type { AnswerFacts } from "#domain/answer.ts"

export const rights: readonly AnswerFacts[] = [
  {
    id: 301,
    about: ["baby"],
    guide: "visits-and-rights#registration",
    followUpIds: [302, 305, 263],
    sources: [
      "GOV.UK, justica.gov.pt, gub.uy, Registro Civil Ecuador (2025): registering a birth",
      "Lei 6.015/1973 (Brazil), Ley 4.808 (Chile)",
    ],
  },
  {
    id: 302,
    guide: "visits-and-rights#leave",
    followUpIds: [292, 304, 303],
    sources: [
      "Seguridad Social Spain (2025), Services Australia (2025), canada.ca: leave and pay",
      "argentina.gob.ar, Oireachtas (2023), Segurança Social (2024): leave",
    ],
  },
  {
    id: 303,
    about: ["baby"],
    guide: "visits-and-rights#breaks",
    followUpIds: [442, 148, 302],
    sources: [
      "CLT art. 396 (Brazil), PUMP Act (US, 2022), Work Life Balance Act (Ireland, 2023)",
      "HSE (UK): rest and breastfeeding at work",
      "Ley 2306 de 2023 (Colombia), Ley 28731 (Peru)",
    ],
  },
  {
    id: 304,
    guide: "visits-and-rights#hers",
    followUpIds: [246, 247, 305],
    sources: ["NHS: six-week postnatal check", "ACOG Committee Opinion 736 (2018)", "HSE: checks in the first week"],
  },
  {
    id: 305,
    about: ["baby"],
    guide: "visits-and-rights#vaccines",
    followUpIds: [424, 429, 261],
    sources: [
      "SNS 24 (2023): Programa Nacional de Vacinação",
      "NHS (2025): vaccination schedule",
      "Canada: Your child's vaccination schedule",
    ],
  },
]
