import { Undo2 } from "lucide"
import { useEffect, useRef } from "react"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { longDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { DiaryEntry } from "#domain/diary/diary.ts"

type RemovedEntryProps = { entry: DiaryEntry; onRestore: () => void }

export function RemovedEntry({ entry, onRestore }: RemovedEntryProps) {
  const t = useMessages("diary")
  const lang = useLanguage()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <div
      data-uncovered=""
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-dashed border-line-strong px-5 py-3"
    >
      <p role="status">{t("removed", { date: longDate(entry.createdAt, lang) })}</p>
      <Button ref={undo} variant="quiet" size="small" onClick={onRestore}>
        <Icon node={Undo2} size={18} />
        {t("undo")}
      </Button>
    </div>
  )
}
