import { useEffect } from "react"
import { isEuropeanRead } from "#app/language/european.ts"
import { useOneLanguage } from "#app/language/screen-language.ts"
import { europeanPortuguese, languages, type TextLanguage } from "#domain/language.ts"

// Prefetching waits this long, because the screen's own files come first.
const delayMs = 5000
/** The languages of screens as long as the user has chosen no language (app/language/native.ts). */
const nativeOnes: readonly TextLanguage[] = languages.filter((language) => language !== "es")

/** Prefetches files for offline use, unless the browser is set to save data. */
export function usePrefetch() {
  const chosen = useOneLanguage()
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (!("serviceWorker" in navigator) || connection?.saveData) return
    const timer = setTimeout(async () => {
      const { active } = await navigator.serviceWorker.ready
      const wanted = chosen ? [chosen] : nativeOnes
      const isEuropean = wanted.includes("pt") && isEuropeanRead()
      const payload = { languages: isEuropean ? [...wanted, europeanPortuguese] : wanted }
      active?.postMessage({ type: "PREFETCH", payload })
    }, delayMs)
    return () => clearTimeout(timer)
  }, [chosen])
}
