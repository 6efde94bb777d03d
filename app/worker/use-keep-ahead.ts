import { useEffect } from "react"
import { useOneLanguage } from "#app/language/use-words.ts"
import { languages } from "#domain/language.ts"

// Long enough for what she came for to be there first.
const delayMs = 5000
/** Until she chooses, a screen has one of these (app/language/native.ts). */
const nativeOnes = languages.filter((language) => language !== "es")

/**
 * Has the service worker fetch, when nothing else is going on, what the screens need that she has not opened yet: so
 * that they open at once, and without a connection too. Not where she has asked her browser to save data.
 */
export function useKeepAhead() {
  const chosen = useOneLanguage()
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (!("serviceWorker" in navigator) || connection?.saveData) return
    const timer = setTimeout(async () => {
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage({ type: "KEEP_AHEAD", payload: { languages: chosen ? [chosen] : nativeOnes } })
    }, delayMs)
    return () => clearTimeout(timer)
  }, [chosen])
}
