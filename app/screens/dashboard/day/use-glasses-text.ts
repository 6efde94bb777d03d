import { useLanguage } from "#app/language/language-boundary.tsx"
import { localNumber } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { glassMl } from "#domain/water.ts"

export function useGlassesText() {
  const t = useMessages("dashboard")
  const lang = useLanguage()
  return (count: number) => t("glasses", { count, litres: localNumber((count * glassMl) / 1000, lang, 2) })
}
