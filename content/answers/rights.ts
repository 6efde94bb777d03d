import type { AnswerFacts } from "#domain/chat/answer.ts"

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
    followUpIds: [520, 519, 303],
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
  {
    id: 519,
    guide: "visits-and-rights#asking",
    followUpIds: [302, 521, 303],
    sources: [
      "Dirección del Trabajo Chile (2021), CITE and Montepio (Portugal): protection against dismissal",
      "Employment law updates (United Kingdom, April 2024), Ley 30709 (Peru), LFT and Profedet (Mexico)",
      "ADCT art. 10 (Brazil), LCT 178 (Argentina)",
    ],
  },
  {
    id: 520,
    guide: "visits-and-rights#leave",
    followUpIds: [302, 288, 521],
    sources: [
      "Grow, Género y Trabajo (2025) and ILO: fathers' leave in Latin America",
      "Seguridad Social Spain (2025), Lei 13/2023 (Portugal), canada.ca: leave for both parents",
      "Ley 30807 (Peru), Lei 13.257/2016 (Brazil)",
    ],
  },
  {
    id: 521,
    guide: "visits-and-rights#asking",
    followUpIds: [292, 519, 303],
    sources: [
      "Estatuto de los Trabajadores 34.8 and 37.6 (Spain), quoted by ARAG (2023)",
      "Código do Trabalho 56 and 57 (Portugal): flexible hours with a child under 12",
      "Flexible Working (Amendment) Regulations 2023 (United Kingdom)",
    ],
  },
  {
    id: 522,
    about: ["baby"],
    guide: "visits-and-rights#asking",
    followUpIds: [292, 302, 101],
    sources: [
      "DECO PROteste (2025): free nurseries in Portugal",
      "childcarechoices.gov.uk (2025): 30 hours in England",
      "The Lullaby Trust and NHS: safe sleep, also with others",
    ],
  },
]
