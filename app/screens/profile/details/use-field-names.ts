import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import type { Profile } from "#domain/profile.ts"

export function useFieldNames() {
  const t = useMessages("details")
  const lang = useLanguage()
  return (fields: readonly (keyof Profile)[]) =>
    listOf(
      fields.map((field) => t(field).toLowerCase()),
      lang,
    )
}
