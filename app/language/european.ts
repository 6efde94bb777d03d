import { useEffect, useSyncExternalStore } from "react"
import { loadOnce } from "#app/fetch-file.ts"
import { type Language, readsEuropeanPortuguese } from "#domain/language.ts"
import type { EuropeanTexts } from "./european-texts.ts"

const parts: ReadonlySet<string | undefined> = new Set(["care", "help-now", "guides", "baby-age", "short-words"])
const start = loadOnce(async () => (await import("./european-texts.ts")).loadEuropeanTexts())
const listeners = new Set<() => void>()
let known: EuropeanTexts | undefined

/** Shows the Brazilian texts until all European ones are loaded, because help must not wait for a download. */
export function useEuropean(part: string | undefined, language: Language): EuropeanTexts | undefined {
  const texts = useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  )
  const isRead = language === "pt" && parts.has(part)
  useEffect(() => {
    if (isRead && !known && isEuropeanRead()) load()
  }, [isRead])
  return isRead ? texts : undefined
}

export function isEuropeanRead(): boolean {
  return readsEuropeanPortuguese(navigator.languages)
}

function load() {
  // If the texts fail to load, the next screen tries again.
  start().then(
    (texts) => {
      known = texts
      for (const listener of listeners) listener()
    },
    () => {},
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
