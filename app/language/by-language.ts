import { fetchFile } from "#app/fetch-file.ts"
import type { Language } from "#domain/language.ts"

export type Load<Value> = (language: Language) => Promise<Value>

const needed = new Set<Load<unknown>>()

// A failed promise is kept this long: a component that suspends on a new one at each render would never show the error.
const failureForgottenMs = 3000

/** Memoizes a fetch by language; a failure is soon forgotten. */
export function byLanguage<Value>(fetch: Load<Value>): Load<Value> {
  const loads = new Map<Language, Promise<Value>>()
  return function load(language) {
    needed.add(load)
    const known = loads.get(language)
    if (known) return known
    const started = fetchFile(() => fetch(language))
    // React would otherwise suspend on an already resolved promise.
    started.then(
      (value) => Object.assign(started, { status: "fulfilled", value }),
      () => setTimeout(() => loads.delete(language), failureForgottenMs),
    )
    loads.set(language, started)
    return started
  }
}

/** Loads in another language everything that was loaded so far. */
export async function loadAllIn(language: Language) {
  await Promise.all([...needed].map((load) => load(language)))
}
