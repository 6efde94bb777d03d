import type { Language } from "#domain/language.ts"

type Load<Value> = (language: Language) => Promise<Value>

const needed = new Set<Load<unknown>>()

/** Fetches what there is of something in a language once, when first asked for; a try that failed is forgotten. */
export function inEachLanguage<Value>(fetch: Load<Value>): Load<Value> {
  const loads = new Map<Language, Promise<Value>>()
  return function load(language) {
    needed.add(load)
    const known = loads.get(language)
    if (known) return known
    const started = patiently(() => fetch(language))
    loads.set(language, started)
    started.catch(() => loads.delete(language))
    return started
  }
}

/** Brings all that has been needed so far into another language as well. */
export async function loadAllIn(language: Language) {
  await Promise.all([...needed].map((load) => load(language)))
}

/** Tries again after half a second, and after two: a connection at night comes and goes. */
async function patiently<Answer>(load: () => Promise<Answer>): Promise<Answer> {
  for (const pauseMs of [500, 2000]) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  return load()
}
