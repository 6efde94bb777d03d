import { messagesNamingFoods } from "#content/regional-messages.ts"
import { europeanPortuguese, type Language, type TextLanguage } from "#domain/language.ts"
import { own } from "#domain/own.ts"
import { herNumberLocale, isSpokenInARegion } from "./browser-region.ts"
import { byLanguage } from "./by-language.ts"
import type { Key, Namespace, Translate, Values } from "./resources.ts"

type Messages = Record<string, string>
type Format = (key: string, values?: Values) => string

/** These are only the messages that the landing page needs; more-messages.ts has the others. */
const files = import.meta.glob<{ default: Messages }>("../../content/locales/*/{landing,language}.json")
const loadOf = new Map<Namespace, (language: Language) => Promise<Format>>()

export function loadMessages<N extends Namespace>(namespace: N, language: Language): Promise<Translate<N>> {
  const load = loadOf.get(namespace) ?? byLanguage((wanted) => fetchMessages(namespace, wanted))
  loadOf.set(namespace, load)
  return load(language) as Promise<Translate<N>>
}

export async function fetchMessages(namespace: Namespace, language: TextLanguage): Promise<Format> {
  const path = `../../content/locales/${language}/${namespace}.json`
  const load = files[path] ?? (await import("./more-messages.ts")).messageFiles[path]
  if (!load) throw new Error(`There are no messages for ${namespace} in ${language}`)
  const written = (await load()).default
  const isByRegion = messagesNamingFoods.has(namespace) && isSpokenInARegion(language)
  const messages = isByRegion ? await (await import("./regional-titles.ts")).proseInHerRegion(written) : written
  // The landing page's messages have no placeholders, so it never loads the formatter.
  const hasPlaceholders = Object.values(messages).some((text) => text.includes("{$"))
  const format = hasPlaceholders ? (await import("./format.ts")).format : (text: string) => text
  const locale = herNumberLocale(language === europeanPortuguese ? "pt" : language)
  return (key, values) => format(own(messages, key) ?? "", locale, values)
}

export function messageOf(t: Translate<"errors">, error: { code: string }): string | undefined {
  return t(error.code as Key<"errors">) || undefined
}
