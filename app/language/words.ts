import type { Language } from "#domain/language.ts"
import type { Namespace } from "./native.ts"
import type { Values, Words } from "./resources.ts"

type Messages = Record<string, string>
type Say = (key: string, values?: Values) => string

const files = import.meta.glob<{ default: Messages }>(["../../content/locales/*/*.json", "!**/{error,mail}.json"])
const loads = new Map<string, Promise<Say>>()

/** The words of one part of the product in one language; they are fetched once, when first asked for. */
export function loadWords<N extends Namespace>(namespace: N, language: Language): Promise<Words<N>> {
  const key = `${language}/${namespace}`
  const load = loads.get(key) ?? fetchWords(namespace, language)
  loads.set(key, load)
  return load as Promise<Words<N>>
}

async function fetchWords(namespace: Namespace, language: Language): Promise<Say> {
  const load = files[`../../content/locales/${language}/${namespace}.json`]
  if (!load) throw new Error(`There are no words for ${namespace} in ${language}`)
  const messages = (await patiently(load)).default
  // The formatter comes along only with words that have something to fill in: the landing page has none.
  const hasPlaceholders = Object.values(messages).some((text) => text.includes("{$"))
  const format = hasPlaceholders ? (await import("./format.ts")).format : (text: string) => text
  return (key, values) => format(messages[key] ?? "", language, values)
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

/** Brings all words that have been needed so far into another language as well. */
export async function loadWordsIn(language: Language) {
  const namespaces = new Set([...loads.keys()].map((key) => key.slice(key.indexOf("/") + 1) as Namespace))
  await Promise.all([...namespaces].map((namespace) => loadWords(namespace, language)))
}
