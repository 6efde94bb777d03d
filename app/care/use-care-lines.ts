import { useLanguageOf } from "#app/language/use-messages.ts"
import { useSilence } from "#app/silence/use-silence.ts"
import { linesToShow } from "#domain/care-lines.ts"
import type { SafetyKind } from "#domain/safety/concern.ts"
import { useCountry } from "./country.ts"

/** The lines that help her with a concern, and whether they are her country's. */
export function useCareLines(kind: SafetyKind) {
  const { country } = useCountry()
  return linesToShow(kind, country, { language: useLanguageOf("care"), isQuiet: useSilence() })
}
