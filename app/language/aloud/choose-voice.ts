import { type Language, preferredLanguage, readsEuropeanPortuguese } from "#domain/language.ts"

type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService">

const americanSpanish = /^es-(?!es|gq|ph|ea|ic)/i

/**
 * Chooses a voice of the device, preferably of her browser's region, else of the nearest region, else any of the
 * language. Other voices would send the text to a server. `tags` are her browser's languages, the preferred one first.
 */
export function chooseVoice<V extends Voice>(voices: readonly V[], language: Language, tags: readonly string[]) {
  const own = tags.filter((tag) => preferredLanguage([tag]) === language).map((tag) => tag.toLowerCase())
  const wanted = [...own, ...nearestTo(language, tags)]
  const spoken = voices.filter(({ lang, localService }) => localService && tagOf(lang).split("-")[0] === language)
  const rankOf = ({ lang }: V) => (wanted.includes(tagOf(lang)) ? wanted.indexOf(tagOf(lang)) : wanted.length)
  return spoken.toSorted((one, other) => rankOf(one) - rankOf(other))[0]
}

/** Android writes tags with an underscore, as in "es_MX". */
function tagOf(lang: string): string {
  return lang.replaceAll("_", "-").toLowerCase()
}

function nearestTo(language: Language, tags: readonly string[]): readonly string[] {
  if (language === "pt") return [readsEuropeanPortuguese(tags) ? "pt-pt" : "pt-br"]
  if (language !== "es") return []
  return tags.some((tag) => americanSpanish.test(tag)) ? ["es-419", "es-mx", "es-us"] : ["es-es"]
}
