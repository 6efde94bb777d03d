import { isLanguage, type Language, languageByTags } from "#domain/language.ts"

const localeKey = "florescer:locale"
const visitKey = "florescer:language-of-visit"
const oneYearSeconds = 365 * 24 * 60 * 60
const listeners = new Set<() => void>()

/** The language she has chosen on this device, or null while she has not. */
function readChosenLanguage(): Language | null {
  const kept = localStorage.getItem(localeKey)
  return isLanguage(kept) ? kept : null
}

/**
 * The language that everything is in: the one she has chosen, that of the address by which she came, or that of her
 * browser. Null where there is none: each screen is then in its native language.
 */
export function readLanguage(): Language | null {
  const ofVisit = sessionStorage.getItem(visitKey)
  return readChosenLanguage() ?? (isLanguage(ofVisit) ? ofVisit : languageByTags(navigator.languages))
}

/** Whoever has chosen no language and comes by an address in one goes on reading in it, until she closes the page. */
export function keepVisitLanguage(language: Language) {
  if (readChosenLanguage()) return
  sessionStorage.setItem(visitKey, language)
  tell(language, "")
}

export function keepChosenLanguage(language: Language) {
  localStorage.setItem(localeKey, language)
  tell(language, `; max-age=${oneYearSeconds}`)
}

/** The cookie tells the server which language her mails take, and not to paint a page in another first. */
function tell(language: Language, howLong: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari of 2025
  document.cookie = `florescer-language=${language}; path=/; samesite=lax${howLong}`
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
