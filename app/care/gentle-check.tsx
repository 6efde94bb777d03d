import { useId } from "react"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { useMarkedText } from "#app/silence/use-marked-text.ts"
import { useSilence } from "#app/silence/use-silence.ts"
import { Button } from "#app/ui/button.tsx"

type GentleCheckProps = { onNeedHelp: () => void; onSafe: () => void; className?: string }

/** Asks before an ordinary answer, where what she wrote may mean more than it says. */
export function GentleCheck({ onNeedHelp, onSafe, className = "" }: GentleCheckProps) {
  const t = useWords("care")
  const read = useMarkedText()
  const isQuiet = useSilence()
  const questionId = useId()
  return (
    <section
      aria-labelledby={questionId}
      lang={useLanguageOf("care")}
      className={`flex flex-col gap-3 rounded-lg border border-note/40 bg-note-soft px-4 py-4 ${className}`}
    >
      <p id={questionId} role="status" className="font-semibold">
        {read(t("checkQuestion"))}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger-strong" size="small" onClick={onNeedHelp}>
          {t("needHelp")}
        </Button>
        <Button variant="quiet" size="small" onClick={onSafe}>
          {t(isQuiet ? "iAmSafe" : "weAreSafe")}
        </Button>
      </div>
    </section>
  )
}
