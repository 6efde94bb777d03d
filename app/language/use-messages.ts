import { use, useSyncExternalStore } from "react"
import { useMatches } from "react-router"
import {
  europeanPortuguese,
  isLanguage,
  type Language,
  preferredLanguage,
  type TextLanguage,
} from "#domain/language.ts"
import { useEuropean } from "./european.ts"
import { onLanguageChosen, readLanguage } from "./language-choice.ts"
import { loadMessages } from "./load-messages.ts"
import { type Namespace, nativeLanguages } from "./native.ts"
import type { Translate } from "./resources.ts"
import type { TextName } from "./texts.ts"

/** What a screen needs before it is rendered. */
export type ScreenHandle = {
  messages: Namespace
  /** The messages of its parts. */
  also?: Namespace[]
  texts?: TextName[]
}

/** The one language of everything: that of the address ("/es/terms"), else the user's. Null: each screen is in its native one. */
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

/** The language of the current screen: the one of everything, else the screen's native one. */
export function useScreenLanguage(): Language {
  const screen = useMatches().findLast((match) => match.handle)?.handle as ScreenHandle | undefined
  return languageOf(screen?.messages ?? "session", useOneLanguage(), "pt")
}

/** The current language of a part of the product. */
export function useLanguageOf(namespace: Namespace): Language {
  return languageOf(namespace, useOneLanguage(), useScreenLanguage())
}

/** The lang attribute of a part. */
export function useLangOf(namespace: Namespace): TextLanguage {
  const language = useLanguageOf(namespace)
  return useEuropean(namespace, language) ? europeanPortuguese : language
}

/** The language of a part, given the one language of everything, if any, and that of its screen. */
export function languageOf(namespace: Namespace, one: Language | null, screen: Language): Language {
  const native = nativeLanguages[namespace]
  if (one) return one
  if (native === "browser") return browserLanguage()
  return native === "screen" ? screen : native
}

/** The one of ours that the browser prefers. */
function browserLanguage(): Language {
  return preferredLanguage(typeof document === "undefined" ? [] : navigator.languages) ?? "en"
}

/** A prerendered page names its language, which may be that of another address. */
function readPaintedLanguage(): Language | null {
  return languageIn(document.documentElement.dataset)
}

/** The messages of one part of the product. Suspends until they are loaded. */
export function useMessages<N extends Namespace>(namespace: N): Translate<N> {
  return useMessagesIn(namespace, useLanguageOf(namespace))
}

export function useMessagesIn<N extends Namespace>(namespace: N, language: Language): Translate<N> {
  const messages = use(loadMessages(namespace, language))
  const european = useEuropean(namespace, language)?.messages[namespace]
  return (european as Translate<N> | undefined) ?? messages
}
