import { type Language, preferredLanguage, readsEuropeanPortuguese } from "#domain/language.ts"

type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService">

const americanSpanish = /^es-(?!es|gq|ph|ea|ic)/i

/**
 * A voice of the device that speaks as she does: of her browser's region, else of the nearest, else any of the language.
 * Other voices would send what is read to somebody. `tags` are her browser's, the preferred one first.
 */
export function chooseVoice<V extends Voice>(voices: readonly V[], language: Language, tags: readonly string[]) {
  const own = tags.filter((tag) => preferredLanguage([tag]) === language).map((tag) => tag.toLowerCase())
  const wanted = [...own, ...nearestTo(language, tags)]
  const spoken = voices.filter(({ lang, localService }) => localService && tagOf(lang).split("-")[0] === language)
  const rankOf = ({ lang }: V) => (wanted.includes(tagOf(lang)) ? wanted.indexOf(tagOf(lang)) : wanted.length)
  return spoken.toSorted((one, other) => rankOf(one) - rankOf(other))[0]
}

/** Android writes "es_MX". */
function tagOf(lang: string): string {
  return lang.replaceAll("_", "-").toLowerCase()
}

function nearestTo(language: Language, tags: readonly string[]): readonly string[] {
  if (language === "pt") return [readsEuropeanPortuguese(tags) ? "pt-pt" : "pt-br"]
  if (language !== "es") return []
  return tags.some((tag) => americanSpanish.test(tag)) ? ["es-419", "es-mx", "es-us"] : ["es-es"]
}
