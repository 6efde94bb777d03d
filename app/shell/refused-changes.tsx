import { Suspense, useState } from "react"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import type { Operation } from "#domain/operations/operations.ts"

/** Where her words stand in their own place, they are marked there. */
const shownElsewhere = ["entryWritten", "entryEdited", "checkInAnswered", "questionAsked"]

/** What the server has not taken: she sees it on every screen until she has tried again or let go of it. */
export function RefusedChanges() {
  const { refused } = useSynced()
  const shown = refused.filter(({ operation }) => !shownElsewhere.includes(operation.name))
  if (shown.length === 0) return null
  return (
    <Suspense>
      <div className="flex flex-col gap-3 px-4 pt-4 sm:px-8">
        {shown.map(({ operation }) => (
          <RefusedChange key={operation.id} operation={operation} />
        ))}
      </div>
    </Suspense>
  )
}

function RefusedChange({ operation }: { operation: Operation }) {
  const t = useWords("refused")
  const lang = useLanguageOf("refused")
  const { perform, discard } = useOperations()
  const [isCopied, setCopied] = useState(false)
  const { id, name, args } = operation
  const what = name === "profileChanged" || name === "onboardingAnswered" ? t(name) : t("other")
  const words = wordsIn(args)

  function again() {
    discard([id])
    perform(name, args as never)
  }

  async function copy() {
    await navigator.clipboard?.writeText(words.join("\n"))
    setCopied(true)
  }

  return (
    <section lang={lang} aria-label={t("title")} className="flex flex-col gap-2 rounded-lg bg-danger-soft px-4 py-3">
      <p role="status" className="font-bold">
        {t("title")}: {what}
      </p>
      <p>{t("text")}</p>
      {words.length > 0 && <p className="wrap-anywhere whitespace-pre-wrap text-ink-soft">{words.join(" · ")}</p>}
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="small" onClick={again}>
          {t("again")}
        </Button>
        {words.length > 0 && (
          <Button variant="quiet" size="small" onClick={copy}>
            {isCopied ? t("copied") : t("copy")}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => discard([id])}>
          {t("discard")}
        </Button>
      </div>
    </section>
  )
}

/** What she typed and chose, wherever it stands in the arguments. */
function wordsIn(args: unknown): string[] {
  if (typeof args === "string") return args ? [args] : []
  if (typeof args === "number") return [String(args)]
  return typeof args === "object" && args !== null ? Object.values(args).flatMap(wordsIn) : []
}
