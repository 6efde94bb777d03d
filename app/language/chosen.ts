import { isLanguage, type Language } from "#domain/language.ts"

const localeKey = "florescer:locale"
const oneYearSeconds = 365 * 24 * 60 * 60
const listeners = new Set<() => void>()

/** The language she has chosen on this device, or null while she has not. */
export function readChosenLanguage(): Language | null {
  const kept = localStorage.getItem(localeKey)
  return isLanguage(kept) ? kept : null
}

/** The cookie tells the server which language her mails take, and not to paint a page in another first. */
export function keepChosenLanguage(language: Language) {
  localStorage.setItem(localeKey, language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari of 2025
  document.cookie = `florescer-language=${language}; path=/; max-age=${oneYearSeconds}; samesite=lax`
  for (const listener of listeners) listener()
}

export function onLanguageChosen(listener: () => void) {
  const otherTab = (event: StorageEvent) => event.key === localeKey && listener()
  listeners.add(listener)
  window.addEventListener("storage", otherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", otherTab)
  }
}
