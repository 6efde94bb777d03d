import { useLanguage } from "#app/language/language-boundary.tsx"
import type { Key } from "#app/language/resources.ts"
import { isPrerendering, readPolicy } from "#app/policy/use-policy.ts"
import { placeOf } from "#domain/policy.ts"
import { type Detail, detailTexts } from "#domain/privacy-details.ts"

export function useDetails(t: (key: Key<"privacy">, values: Record<string, number>) => string) {
  const language = useLanguage()
  if (isPrerendering()) return (detail: Detail) => placeOf(detail, language)
  const texts = detailTexts(readPolicy().details, language, t)
  return (detail: Detail) => texts[detail]
}
