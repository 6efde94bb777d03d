import { type Country, countries } from "./lines.ts"

/** The country that this device is set to, of those that there are numbers for; else Brazil. */
export function countryHere(): Country {
  const regions = navigator.languages.map(regionOf)
  return countries.find((country) => country === regions.find((region) => region !== undefined)) ?? "br"
}

/** "br" of pt-BR; none of a language without a country. */
function regionOf(tag: string): string | undefined {
  return tag.match(/-([A-Z]{2})\b/i)?.[1]?.toLowerCase()
}
