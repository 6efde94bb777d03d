import { useEffect, useSyncExternalStore } from "react"
import { once } from "#app/fetch-file.ts"
import { type Language, readsEuropeanPortuguese } from "#domain/language.ts"
import type { EuropeanTexts } from "./european-texts.ts"

/** The parts that are in European Portuguese too: those that say what is urgent. */
const parts: ReadonlySet<string | undefined> = new Set(["care", "help-now", "guides", "baby-age"])
const start = once(async () => (await import("./european-texts.ts")).loadEuropeanTexts())
const listeners = new Set<() => void>()
let known: EuropeanTexts | undefined

/**
 * The texts of Portugal, for a part in Portuguese in a browser that asks for them. Undefined until they have come, all at
 * once: what says whom to call waits for nothing, and shows the Brazilian ones so long.
 */
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

/** Whether this browser reads them. */
export function isEuropeanRead(): boolean {
  return readsEuropeanPortuguese(navigator.languages)
}

function load() {
  // If they fail to load, the next screen asks again.
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
