import { listOf } from "#app/language/format.ts"
import { type Bounds, LanguageBoundary, useLanguage } from "#app/language/language-boundary.tsx"
import { longCalendarDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { answersReadOn } from "#domain/chat/answer.ts"

type SourcesProps = { authorities: readonly string[] }

/** Shows the sources of an answer, folded, at its end. */
export function Sources({ authorities }: SourcesProps) {
  if (authorities.length === 0) return null
  return <LanguageBoundary of="guides" as={Folded} authorities={authorities} />
}

function Folded({ authorities, ...bounds }: SourcesProps & Bounds) {
  const t = useMessages("guides")
  const lang = useLanguage()
  return (
    <details {...bounds} className="min-w-0 text-ink-soft text-sm">
      <summary className="flex min-h-11 w-fit items-center underline underline-offset-4">{t("sources")}</summary>
      <p>{t("sources-of", { names: listOf(authorities, lang), date: longCalendarDate(answersReadOn, lang) })}</p>
    </details>
  )
}
