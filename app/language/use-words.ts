import { use, useSyncExternalStore } from "react"
import { useMatches } from "react-router"
import { isLanguage, type Language, preferredLanguage } from "#domain/language.ts"
import { onLanguageChosen, readLanguage } from "./chosen.ts"
import { type Namespace, nativeLanguages } from "./native.ts"
import type { Words } from "./resources.ts"
import type { TextName } from "./texts.ts"
import { loadWords } from "./words.ts"

/** What a screen says of itself: the words it is made of. */
export type ScreenHandle = {
  words: Namespace
  /** Those of its parts. */
  also?: Namespace[]
  texts?: TextName[]
}

/** The language that everything is in: that of the address ("/es/terms"), else hers. Null where it is each screen's native. */
export function useOneLanguage(): Language | null {
  const ofAddress = languageIn(useMatches()[0]?.params)
  return useSyncExternalStore(
    onLanguageChosen,
    () => ofAddress ?? readLanguage(),
    () => (typeof document === "undefined" ? ofAddress : readPaintedLanguage()),
  )
}

export function languageIn(params: { language?: string } | undefined): Language | null {
  return isLanguage(params?.language) ? params.language : null
}

/** The language of the screen she is on: the one of everything, else the screen's native one. */
export function useScreenLanguage(): Language {
  const screen = useMatches().findLast((match) => match.handle)?.handle as ScreenHandle | undefined
  return languageOf(screen?.words ?? "session", useOneLanguage(), "pt")
}

/** The language that a part of the product appears in now. */
export function useLanguageOf(namespace: Namespace): Language {
  return languageOf(namespace, useOneLanguage(), useScreenLanguage())
}

/** The language of a part, when everything is in this one, and its screen in that one. */
export function languageOf(namespace: Namespace, one: Language | null, screen: Language): Language {
  const native = nativeLanguages[namespace]
  if (one) return one
  if (native === "browser") return browserLanguage()
  return native === "screen" ? screen : native
}

/** Of ours the one that her browser prefers. */
function browserLanguage(): Language {
  return preferredLanguage(typeof document === "undefined" ? [] : navigator.languages) ?? "en"
}

/** A page that was painted in advance says in which language: it may be that of another address. */
function readPaintedLanguage(): Language | null {
  return languageIn(document.documentElement.dataset)
}

/** The words of one part of the product. Waits (Suspense) until they are here. */
export function useWords<N extends Namespace>(namespace: N): Words<N> {
  return useWordsIn(namespace, useLanguageOf(namespace))
}

export function useWordsIn<N extends Namespace>(namespace: N, language: Language): Words<N> {
  return use(loadWords(namespace, language))
}
