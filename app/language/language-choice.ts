import { deviceStorage, tabStorage } from "#app/storage/browser-storage.ts"
import { isLanguage, type Language, languageByTags } from "#domain/language.ts"
import { languageCookie } from "#domain/language-cookie.ts"
import { loadAllIn } from "./by-language.ts"

const localeKey = "florescer:locale"
const visitKey = "florescer:language-of-visit"
const oneYearSeconds = 365 * 24 * 60 * 60
const listeners = new Set<() => void>()

/** The language chosen on this device, or null. */
function readChosenLanguage(): Language | null {
  const stored = deviceStorage.getItem(localeKey)
  return isLanguage(stored) ? stored : null
}

/**
 * The one language of everything: the chosen one, that of the address of entry, or that of the browser. Null where there is
 * none: each screen is then in its native language.
 */
export function readLanguage(): Language | null {
  const ofVisit = tabStorage.getItem(visitKey)
  return readChosenLanguage() ?? (isLanguage(ofVisit) ? ofVisit : languageByTags(navigator.languages))
}

/** Without a choice, the language of the address of entry stays until the page is closed. */
export function storeVisitLanguage(language: Language) {
  if (readChosenLanguage()) return
  tabStorage.setItem(visitKey, language)
  announce(language)
}

function storeChosenLanguage(language: Language) {
  // Where the device has no room, the tab has: its own is another.
  if (!deviceStorage.setItem(localeKey, language)) tabStorage.setItem(visitKey, language)
  announce(language, oneYearSeconds)
}

/** The cookie tells the server the language of mails, and of the prerendered page to send. */
function announce(language: Language, maxAgeSeconds?: number) {
  for (const cookie of languageCookie(language, location.protocol === "https:", maxAgeSeconds)) setCookie(cookie)
  for (const listener of listeners) listener()
}

function setCookie(cookie: string) {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari of 2025
    document.cookie = cookie
  } catch {
    // In a frame that may keep nothing it throws: mails are in the language of the page then.
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

/** Changes the language once everything in use is loaded in it, so that the screen is never empty. */
export async function chooseLanguage(language: Language) {
  await loadAllIn(language)
  storeChosenLanguage(language)
}
