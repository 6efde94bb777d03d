import { useLanguage } from "#app/language/language-boundary.tsx"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { useMinute } from "#app/ui/use-today.ts"
import { linesToShow } from "#domain/care/care-lines.ts"
import type { FaqEntry } from "#domain/chat/faq-match.ts"
import { readsFahrenheit, withFahrenheit } from "#domain/fahrenheit.ts"
import { type HiddenWishes, hiddenTopics } from "#domain/guides/hidden-topics.ts"
import { textWithout } from "#domain/marked-text.ts"
import type { SafetyKind } from "#domain/safety/concern.ts"
import { readCountryOfLaw, useCountry } from "./country.ts"

/** Writes temperatures in the unit of thermometers in her country. */
export function useTemperatures(): (text: string) => string {
  const language = useLanguage()
  const { country } = useCountry()
  return (text) => (readsFahrenheit(country?.code ?? null, language) ? withFahrenheit(text, language) : text)
}

export function useCareLines(kind: SafetyKind) {
  const { country } = useCountry()
  const now = new Date(useMinute())
  return linesToShow(kind, country, now, { language: useLanguage(), isQuiet: useSilence() })
}

/**
 * Returns an answer together with what applies in one country: in `named`, the two-letter code of the country that her
 * message names, else in her own.
 */
export function answerForHerCountry(
  { answer, byCountry }: FaqEntry,
  hidden: HiddenWishes,
  named: string | null = null,
): string {
  const country = byCountry && (named ?? readCountryOfLaw())
  const ofCountry = (country && byCountry[country]) ?? ""
  return `${answer} ${textWithout(ofCountry, hiddenTopics(hidden), hidden.leftOut)}`.trim()
}
