import { use, useSyncExternalStore } from "react"
import { useMatches } from "react-router"
import { isLanguage, type Language } from "#domain/language.ts"
import { onLanguageChosen, readChosenLanguage } from "./chosen.ts"
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

export function useChosenLanguage(): Language | null {
  return useSyncExternalStore(onLanguageChosen, readChosenLanguage, () => null)
}

/** The language of the screen she is on: the chosen one, else the screen's native one. */
export function useScreenLanguage(): Language {
  const screen = useMatches().findLast((match) => match.handle)?.handle as ScreenHandle | undefined
  return languageOf(screen?.words ?? "session", useChosenLanguage(), "pt")
}

/** The language that a part of the product appears in now. */
export function useLanguageOf(namespace: Namespace): Language {
  return languageOf(namespace, useChosenLanguage(), useScreenLanguage())
}

/** The language of a part, when this one is chosen, and its screen is in that one. */
export function languageOf(namespace: Namespace, chosen: Language | null, screen: Language): Language {
  const native = nativeLanguages[namespace]
  if (chosen) return chosen
  if (native === "browser") return browserLanguage()
  return native === "screen" ? screen : native
}

/** The first of ours that her browser prefers. */
function browserLanguage(): Language {
  const preferred = typeof document === "undefined" ? [] : navigator.languages
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en"
}

/** The words of one part of the product. Waits (Suspense) until they are here. */
export function useWords<N extends Namespace>(namespace: N): Words<N> {
  return useWordsIn(namespace, useLanguageOf(namespace))
}

export function useWordsIn<N extends Namespace>(namespace: N, language: Language): Words<N> {
  return use(loadWords(namespace, language))
}
