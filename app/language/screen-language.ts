import { useSyncExternalStore } from "react"
import { useMatches } from "react-router"
import { isLanguage, type Language } from "#domain/language.ts"
import { onLanguageChosen, readLanguage } from "./language-choice.ts"
import { nativeLanguages, type Screen } from "./native.ts"

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

export function useScreenLanguage(): Language {
  const screen = useMatches().findLast((match) => match.handle)?.handle as { messages: Screen } | undefined
  return useOneLanguage() ?? nativeLanguages[screen?.messages ?? "session"]
}

/** The language that the served page was prerendered in, which may differ from that of the URL. */
function readPaintedLanguage(): Language | null {
  return languageIn(document.documentElement.dataset)
}
