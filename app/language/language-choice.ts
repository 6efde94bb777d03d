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
 * The language that was chosen, that of the entry address, or the browser's; null: each screen is in its native one.
 */
export function readLanguage(): Language | null {
  const ofVisit = tabStorage.getItem(visitKey)
  return readChosenLanguage() ?? (isLanguage(ofVisit) ? ofVisit : languageByTags(navigator.languages))
}

/** Stores the language for this visit: it holds until the page is closed. */
export function storeVisitLanguage(language: Language) {
  if (readChosenLanguage()) return
  tabStorage.setItem(visitKey, language)
  announce(language)
}

function storeChosenLanguage(language: Language) {
  // Where the device has no room, the tab has its own.
  if (!browserStorage.setItem(localeKey, language)) tabStorage.setItem(visitKey, language)
  announce(language, oneYearSeconds)
}

/** The account's, where neither this browser nor the address of the visit has chosen one. */
export async function adoptLanguage(language: unknown) {
  if (!isLanguage(language) || readChosenLanguage() || tabStorage.getItem(visitKey)) return
  // Without a connection it is adopted at the next sign-in.
  await chooseLanguage(language).catch(() => {})
}

/** A cookie tells the server the language of mails and prerendered pages. */
function announce(language: Language, maxAgeSeconds?: number) {
  for (const cookie of languageCookie(language, location.protocol === "https:", maxAgeSeconds)) setCookie(cookie)
  for (const listener of listeners) listener()
}

function setCookie(cookie: string) {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari of 2025
    document.cookie = cookie
  } catch {
    // A frame that may store nothing throws here.
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

/** The screen is never empty: everything in use is loaded first. */
export async function chooseLanguage(language: Language) {
  await loadAllIn(language)
  storeChosenLanguage(language)
}
