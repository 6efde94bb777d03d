import type { CareCountry } from "#domain/care/care-lines.ts"

export const angola: CareCountry = {
  code: "AO",
  asOf: null,
  timeZones: ["Africa/Luanda"],
  lines: [
    {
      kind: "emergency",
      name: "CISP",
      number: "111",
      hours: "always",
      isFree: true,
      source: { kind: "authority", date: "2022-06" },
    },
    { kind: "emergency", name: "INEMA", number: "112", also: ["116"], isFree: true, source: { kind: "none" } },
    {
      kind: "violence",
      name: "Denúncia de violência doméstica",
      number: "145",
      also: ["146"],
      isFree: true,
      source: { kind: "third-party", date: "2020-11" },
    },
    {
      kind: "poison",
      name: "CEATOX",
      number: "944 189 291",
      source: { kind: "third-party", date: "2021-06" },
    },
    {
      kind: "children",
      name: "SOS Criança",
      number: "15015",
      hours: "always",
      isFree: true,
      source: { kind: "authority", date: "2022-06" },
    },
  ],
}
