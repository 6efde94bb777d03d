import type { Language } from "#domain/language.ts"
import { inEachLanguage } from "./in-each-language.ts"
import type { Namespace } from "./native.ts"
import type { Values, Words } from "./resources.ts"

type Messages = Record<string, string>
type Say = (key: string, values?: Values) => string

const files = import.meta.glob<{ default: Messages }>([
  "../../content/locales/*/*.json",
  "!**/{error,mail,session}.json",
])
const loadOf = new Map<Namespace, (language: Language) => Promise<Say>>()

/** The words of one part of the product in one language. */
export function loadWords<N extends Namespace>(namespace: N, language: Language): Promise<Words<N>> {
  const load = loadOf.get(namespace) ?? inEachLanguage((wanted) => fetchWords(namespace, wanted))
  loadOf.set(namespace, load)
  return load(language) as Promise<Words<N>>
}

async function fetchWords(namespace: Namespace, language: Language): Promise<Say> {
  const load = files[`../../content/locales/${language}/${namespace}.json`]
  if (!load) throw new Error(`There are no words for ${namespace} in ${language}`)
  const messages = (await load()).default
  // The formatter comes along only with words that have something to fill in: the landing page has none.
  const hasPlaceholders = Object.values(messages).some((text) => text.includes("{$"))
  const format = hasPlaceholders ? (await import("./format.ts")).format : (text: string) => text
  return (key, values) => format(messages[key] ?? "", language, values)
}
