import { useSyncExternalStore } from "react"
import { browserStorage } from "#app/storage/browser-storage.ts"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { careCountries } from "#content/care-lines/countries.ts"
import type { CareCountry } from "#domain/care/care-lines.ts"
import { countryOf } from "#domain/country-of.ts"

const key = "florescer:country"
const listeners = new Set<() => void>()
/** The chosen country, kept for this page if storage is full. */
let shown: string | null = null

export function useCountry() {
  const chosen = useSyncExternalStore(subscribe, readChosen, () => null)
  const country = useHydrated() ? countryHere(chosen) : null
  return { country, choose }
}

export function readCountry(): string | null {
  return countryHere(readChosen())?.code ?? null
}

/**
 * The country whose law applies to her, or null if only the device's language suggests one: phones in US English are
 * sold in many countries, and the law of a wrong country is worse than none.
 */
export function readCountryOfLaw(): string | null {
  return countryHere(readChosen(), [])?.code ?? null
}

function countryHere(chosen: string | null, languageTags = navigator.languages) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return countryOf(careCountries, { chosen, timeZone, languageTags })
}

type CountryName = { code: CareCountry["code"]; name: string }
const namedIn = new Map<string, readonly CountryName[]>()

export function countryNames(language: string): readonly CountryName[] {
  const known = namedIn.get(language)
  if (known) return known
  const names = new Intl.DisplayNames([language], { type: "region" })
  const all = careCountries.map(({ code }) => ({ code, name: names.of(code) ?? code }))
  const sorted = all.sort((one, other) => one.name.localeCompare(other.name, language))
  namedIn.set(language, sorted)
  return sorted
}

function choose(code: CareCountry["code"]) {
  shown = browserStorage.setItem(key, code) ? null : code
  for (const listener of listeners) listener()
}

function readChosen() {
  return shown ?? browserStorage.getItem(key)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", listener)
  }
}
