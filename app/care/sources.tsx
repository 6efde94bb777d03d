import { listOf } from "#app/language/format.ts"
import { LanguageBoundary, useLanguage } from "#app/language/language-boundary.tsx"
import { longCalendarDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { answersReadOn } from "#domain/answer.ts"

export function Sources({ authorities }: { authorities: readonly string[] }) {
  if (authorities.length === 0) return null
  return (
    <LanguageBoundary of="guides" as="p" className="text-ink-soft text-sm">
      <Names authorities={authorities} />
    </LanguageBoundary>
  )
}

function Names({ authorities }: { authorities: readonly string[] }) {
  const t = useMessages("guides")
  const lang = useLanguage()
  return t("sources-of", { names: listOf(authorities, lang), date: longCalendarDate(answersReadOn, lang) })
}
