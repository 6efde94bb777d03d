import type { Guide } from "#domain/guides/guide.ts"

export const visitsAndRights: Guide = {
  signsOf: [],
  readOn: "2026-11-27",
  sources: [
    "NHS: six-week postnatal check; ACOG Committee Opinion 736, 2018: visits after birth",
    "Ministério da Saúde (Brazil), HSE (Ireland), AAP: visits of the first year",
    "SNS 24 (Portugal), 2023, NHS, 2025, and Government of Canada: where the vaccine calendar stands",
    "GOV.UK, justica.gov.pt, gub.uy, Registro Civil of Ecuador (2025), Ley 4.808 (Chile), Lei 6.015 (Brazil): registering a birth",
    "Seguridad Social (Spain), 2025; Segurança Social (Portugal), 2024; canada.ca; Services Australia, 2025: leave and pay",
    "argentina.gob.ar, dt.gob.cl, Ley 1822 de 2017 (Colombia), Ley 19.161 (Uruguay), Oireachtas, 2023 (Ireland): leave",
    "CLT 396 (Brazil), PUMP Act (United States), Work Life Balance Act 2023 (Ireland), HSE (United Kingdom): breaks at work",
    "Ley 2306 de 2023 (Colombia), Ley 28731 (Peru), LCT 179 (Argentina), Ley Orgánica del Derecho al Cuidado Humano, 2023 (Ecuador): breaks at work",
    "Australian Human Rights Commission: breastfeeding and work",
  ],
  sections: [
    {
      id: "hers",
    },
    {
      id: "babys",
      about: ["baby"],
    },
    {
      id: "vaccines",
      about: ["baby"],
    },
    {
      id: "vaccines-latin-america",
      about: ["baby"],
    },
    {
      id: "registration",
      about: ["baby"],
    },
    {
      id: "registration-latin-america",
      about: ["baby"],
    },
    {
      id: "leave",
    },
    {
      id: "leave-latin-america",
    },
    {
      id: "breaks",
      about: ["baby"],
    },
    {
      id: "breaks-latin-america",
      about: ["baby"],
    },
    {
      id: "asking",
    },
  ],
}
