import { fetchFile } from "#app/fetch-file.ts"
import type { Language } from "#domain/language.ts"

export type Load<Value> = (language: Language) => Promise<Value>

const needed = new Set<Load<unknown>>()

// Until then a failure is told again to whoever draws it: asked anew at once, it would be waited for without end.
const failureForgottenMs = 3000

/** Fetches what there is of something in a language once, when first asked for; a try that failed is soon forgotten. */
export function inEachLanguage<Value>(fetch: Load<Value>): Load<Value> {
  const loads = new Map<Language, Promise<Value>>()
  return function load(language) {
    needed.add(load)
    const known = loads.get(language)
    if (known) return known
    const started = fetchFile(() => fetch(language))
    // Told to React, which would otherwise wait for a promise that has long been kept.
    started.then(
      (value) => Object.assign(started, { status: "fulfilled", value }),
      () => setTimeout(() => loads.delete(language), failureForgottenMs),
    )
    loads.set(language, started)
    return started
  }
}

/** Brings all that has been needed so far into another language as well. */
export async function loadAllIn(language: Language) {
  await Promise.all([...needed].map((load) => load(language)))
}
