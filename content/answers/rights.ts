import type { AnswerFacts } from "#domain/chat/answer.ts"

export const rights: readonly AnswerFacts[] = [
  {
    id: 301,
    about: ["baby"],
    guide: "visits-and-rights#registration",
    followUpIds: [595, 305, 589],
    sources: [
      "GOV.UK, justica.gov.pt, gub.uy, Registro Civil Ecuador (2025): registering a birth",
      "Lei 6.015/1973 (Brazil), Ley 4.808 (Chile)",
    ],
  },
  {
    id: 302,
    guide: "visits-and-rights#leave",
    followUpIds: [520, 591, 519],
    sources: [
      "Seguridad Social Spain (2025), Services Australia (2025), canada.ca: leave and pay",
      "argentina.gob.ar, Oireachtas (2023), Segurança Social (2024): leave",
      "WageIndicator (2025, Angola), RSM and moz.life (2024, Mozambique): leave",
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
    followUpIds: [593, 302, 521],
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
  {
    id: 589,
    about: ["baby"],
    guide: "visits-and-rights#asking",
    followUpIds: [590, 591, 301],
    sources: [
      "guiadin.com and Família Amparada (2024): Bolsa Família for a newborn",
      "Montepio (2025): abono de família offered after registration",
      "welfare.ie and Citizens Information: Child Benefit in Ireland",
      "El Cronista (2025): complemento de ayuda a la infancia",
    ],
  },
  {
    id: 590,
    about: ["baby"],
    guide: "visits-and-rights#asking",
    followUpIds: [589, 448, 159],
    sources: [
      "NHS Healthy Start (2025): what the card pays",
      "Working Families: Best Start Foods (Scotland)",
      "Mississippi State Department of Health and USDA: WIC, in person, proofs",
    ],
  },
  {
    id: 591,
    guide: "visits-and-rights#leave",
    followUpIds: [302, 589, 592],
    sources: [
      "GOV.UK: Maternity Allowance, eligibility",
      "Instrução Normativa PRES/INSS 188 (July 2025), quoted: one contribution is enough (Brazil)",
      "Doutor Finanças: subsídio social parental (Portugal)",
      "Oireachtas (2023), ESDC (Canada), Services Australia (2023): the self-employed",
      "Other countries: general knowledge, not confirmed on a page",
    ],
  },
  {
    id: 592,
    guide: "visits-and-rights#asking",
    followUpIds: [521, 302, 593],
    sources: [
      "Equality Commission for Northern Ireland; Bounty: eight weeks' notice",
      "Citizens Information (Ireland): four weeks' written notice",
      "CLT 392, Código do Trabalho 40 and 51, Estatuto de los Trabajadores 48: general knowledge, not confirmed on a page",
      "alltechpayroll.com.au: four weeks' notice (Australia)",
    ],
  },
  {
    id: 593,
    guide: "visits-and-rights#asking",
    followUpIds: [519, 521, 592],
    sources: [
      "Maternity Protection Act 1994, section 26 (Ireland), quoted by Crushell and The Irish Times",
      "LRD and Redmans (United Kingdom): return to the same job",
      "Fair Work Ombudsman (Australia), LFT 170 (Mexico): return to the same job",
      "LPCL 30 (Peru), FMLA (United States): general knowledge, not confirmed on a page",
    ],
  },
  {
    id: 594,
    about: ["baby"],
    guide: "visits-and-rights#asking",
    followUpIds: [522, 589, 303],
    sources: [
      "Lei 90/2001 and Lei 60/2017 (Portugal), quoted by a lawyer and e-konomista",
      "Rutland and Lincolnshire: Care to Learn (England)",
      "Lei 6.202/1975 (Brazil), Ley 25.273 (Argentina), Title IX (United States): pregnant students and mothers",
      "Superintendencia de Educación (Chile): no school may exclude",
    ],
  },
  {
    id: 595,
    about: ["baby"],
    guide: "visits-and-rights#registration",
    followUpIds: [301, 596, 589],
    sources: [
      "RENIEC bulletin 5 (2006): Ley 28720 (Peru), surnames",
      "Registro Civil (Brazil, 2024), Buckinghamshire Council (England): registering alone",
      "Other countries: general knowledge, not confirmed on a page",
    ],
  },
  {
    id: 596,
    about: ["baby"],
    guide: "visits-and-rights#registration",
    followUpIds: [268, 595, 301],
    sources: [
      "Resolução CNJ 131/2011 (Brazil), Itamaraty: authorisation to travel",
      "Migración Colombia and distrito.pe (Peru), quoted: the other parent's permission",
      "Other countries: general knowledge, not confirmed on a page",
    ],
  },
  {
    id: 597,
    guide: "visits-and-rights#asking",
    followUpIds: [305, 589, 246],
    sources: [
      "American Academy of Pediatrics: Vaccines for Children, no proof asked",
      "Lei 13.445/2017 (Brazil), quoted by IOM; Londonwide LMCs (England); Citizens Information (Ireland)",
      "Chile, Mexico: general knowledge, not confirmed on a page",
    ],
  },
  {
    id: 598,
    about: ["baby"],
    guide: "baby-sleep#on-the-way",
    followUpIds: [591, 464, 303],
    sources: [
      "The Lullaby Trust and NHS: firm, flat, clear place to sleep",
      "General knowledge: work places and babies, not confirmed on a page",
    ],
  },
  {
    id: 604,
    guide: "visits-and-rights#leave",
    followUpIds: [302, 519, 303],
    sources: [
      "Maternity Benefit Act 1961 and Code on Social Security 2020 (India), quoted by Nexdigm and News18",
      "Business Standard (21 November 2025): the Code in force",
    ],
  },
]
