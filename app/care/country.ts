import { useSyncExternalStore } from "react"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { careCountries } from "#content/care-lines/countries.ts"
import { type CareCountry, countryOf } from "#domain/care-lines.ts"

const key = "florescer:country"
const listeners = new Set<() => void>()
let shown: string | null = null

/** The country whose numbers are shown, or null where nothing tells it, and how to choose another. */
export function useCountry() {
  const chosen = useSyncExternalStore(subscribe, readChosen, () => null)
  // A page that was painted in advance was painted for nowhere.
  const country = useHydrated() ? countryHere(chosen) : null
  return { country, choose }
}

function countryHere(chosen: string | null) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return countryOf(careCountries, { chosen, timeZone, languageTags: navigator.languages })
}

/** By code, with the name in a language, in the order of the names. */
export function countryNames(language: string): { code: CareCountry["code"]; name: string }[] {
  const names = new Intl.DisplayNames([language], { type: "region" })
  const all = careCountries.map(({ code }) => ({ code, name: names.of(code) ?? code }))
  return all.sort((one, other) => one.name.localeCompare(other.name, language))
}

function choose(code: CareCountry["code"]) {
  shown = code
  try {
    localStorage.setItem(key, code)
  } catch {
    // There is no room left on this device: it holds for this visit.
  }
  for (const listener of listeners) listener()
}

function readChosen() {
  return localStorage.getItem(key) ?? shown
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", listener)
  }
}
