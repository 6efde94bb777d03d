import { Undo2 } from "lucide-react"
import { useEffect, useRef } from "react"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { Button } from "#app/ui/button.tsx"
import type { DiaryEntry } from "#domain/diary.ts"
import { longDate } from "../local-format.ts"

type RemovedEntryProps = { entry: DiaryEntry; onRestore: () => void }

/** Stands where an entry was until she leaves the diary, and brings it back. */
export function RemovedEntry({ entry, onRestore }: RemovedEntryProps) {
  const t = useWords("diary")
  const lang = useLanguageOf("diary")
  const undo = useRef<HTMLButtonElement>(null)
  // The button that she pressed is gone with the entry: the way back is the next thing for her.
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-dashed border-line-strong px-5 py-3">
      <p role="status">{t("removed", { date: longDate(entry.createdAt, lang) })}</p>
      <Button ref={undo} variant="quiet" size="small" onClick={onRestore}>
        <Undo2 size={18} aria-hidden />
        {t("undo")}
      </Button>
    </div>
  )
}
