type Where = { chosen: string | null; timeZone?: string | undefined; languageTags: readonly string[] }
type Country = { code: string; timeZones: readonly string[] }

// biome-ignore-start lint/complexity/useOptionalChain: too new for the browsers that the script before the app is for
/**
 * The country that she chose, else that of the time zone, else that of the language tags; null if none is known.
 * app/start/plain-data.ts inlines this function's source, so it must use only syntax of 2016 and nothing from outside.
 */
export function countryOf<C extends Country>(countries: readonly C[], where: Where): C | null {
  const { chosen, timeZone, languageTags } = where
  const byCode = (code: string | null | undefined) => countries.find((it) => code && it.code === code.toUpperCase())
  const isHere = ({ timeZones }: C) => timeZones.some((beginning) => timeZone && timeZone.startsWith(beginning))
  const regions = languageTags.map((tag) => byCode((tag.match(/-([a-z]{2})(?:-|$)/i) || [])[1]))
  return byCode(chosen) || countries.find(isHere) || regions.find(Boolean) || null
}
// biome-ignore-end lint/complexity/useOptionalChain: as above
