import { useLanguage } from "#app/language/language-boundary.tsx"
import { useSilence } from "#app/silence/use-silence.ts"
import { useMinute } from "#app/ui/use-today.ts"
import { linesToShow } from "#domain/care-lines.ts"
import type { SafetyKind } from "#domain/safety/concern.ts"
import { useCountry } from "./country.ts"

export function useCareLines(kind: SafetyKind) {
  const { country } = useCountry()
  const now = new Date(useMinute())
  return linesToShow(kind, country, now, { language: useLanguage(), isQuiet: useSilence() })
}
