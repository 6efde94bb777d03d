import type { CareCountry } from "#domain/care-lines.ts"

export const brazil: CareCountry = {
  code: "br",
  asOf: "2026-11",
  timeZones: [
    "America/Sao_Paulo",
    "America/Araguaina",
    "America/Bahia",
    "America/Belem",
    "America/Boa_Vista",
    "America/Campo_Grande",
    "America/Cuiaba",
    "America/Eirunepe",
    "America/Fortaleza",
    "America/Maceio",
    "America/Manaus",
    "America/Noronha",
    "America/Porto_Velho",
    "America/Recife",
    "America/Rio_Branco",
    "America/Santarem",
    "Brazil/",
  ],
  lines: [
    { kind: "emergency", name: "SAMU", number: "192", tel: "192", facts: ["always", "free"] },
    { kind: "crisis", name: "CVV", number: "188", tel: "188", facts: ["always", "free"] },
    { kind: "police", number: "190", tel: "190", facts: ["always", "free"] },
    { kind: "violence", name: "Ligue 180", number: "180", tel: "180", facts: ["always", "free"] },
    { kind: "advice", name: "Disque Saúde", number: "136", tel: "136", facts: [] },
  ],
}
