import { loadOnce } from "#app/fetch-file.ts"
import type { Language } from "#domain/language.ts"

export type Load<Value> = (language: Language) => Promise<Value>

const needed = new Set<Load<unknown>>()

export function byLanguage<Value>(loadFile: Load<Value>): Load<Value> {
  const loads = new Map<Language, () => Promise<Value>>()
  return function load(language) {
    needed.add(load)
    const known = loads.get(language) ?? loadOnce(() => loadFile(language))
    loads.set(language, known)
    return known()
  }
}

export async function loadAllIn(language: Language) {
  await Promise.all([...needed].map((load) => load(language)))
}
