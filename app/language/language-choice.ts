import { browserStorage, tabStorage } from "#app/storage/browser-storage.ts"
import { isLanguage, type Language, languageByTags } from "#domain/language.ts"
import { languageCookie } from "#domain/language-cookie.ts"
import { loadAllIn } from "./by-language.ts"

const localeKey = "florescer:locale"
const visitKey = "florescer:language-of-visit"
const oneYearSeconds = 365 * 24 * 60 * 60
const listeners = new Set<() => void>()

function readChosenLanguage(): Language | null {
  const stored = browserStorage.getItem(localeKey)
  return isLanguage(stored) ? stored : null
}

/**
 * The language that was chosen, else that of the URL by which she came, else the browser's. Null means that each screen
 * is in its native language.
 */
export function readLanguage(): Language | null {
  const ofVisit = tabStorage.getItem(visitKey)
  return readChosenLanguage() ?? (isLanguage(ofVisit) ? ofVisit : languageByTags(navigator.languages))
}

/** Stores the language for this visit only, until the tab is closed. */
export function storeVisitLanguage(language: Language) {
  if (readChosenLanguage()) return
  tabStorage.setItem(visitKey, language)
  announce(language)
}

function storeChosenLanguage(language: Language) {
  // If storage is full, the choice is kept for this tab.
  if (!browserStorage.setItem(localeKey, language)) tabStorage.setItem(visitKey, language)
  announce(language, oneYearSeconds)
}

/** Adopts the account's language if neither this browser nor the URL of this visit has chosen one. */
export async function adoptLanguage(language: unknown) {
  if (!isLanguage(language) || readChosenLanguage() || tabStorage.getItem(visitKey)) return
  // If the language cannot be loaded offline, it is adopted at the next sign-in.
  await chooseLanguage(language).catch(() => {})
}

/** The cookie tells the server which language mails and prerendered pages should have. */
function announce(language: Language, maxAgeSeconds?: number) {
  for (const cookie of languageCookie(language, location.protocol === "https:", maxAgeSeconds)) setCookie(cookie)
  for (const listener of listeners) listener()
}

function setCookie(cookie: string) {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari of 2025
    document.cookie = cookie
  } catch {
    // Setting a cookie throws in a frame that is not allowed to store anything.
  }
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

/** Loads everything that is in use before the language changes, so that the screen is never empty. */
export async function chooseLanguage(language: Language) {
  await loadAllIn(language)
  storeChosenLanguage(language)
}
