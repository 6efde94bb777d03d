import { CloudUpload, Pencil, Trash2 } from "lucide-react"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { longDate, timeOfDay } from "../local-format.ts"
import { Face } from "./face.tsx"
import type { ListedEntry } from "./list-entries.ts"
import { moodWords } from "./mood-words.ts"
import { Notes } from "./notes.tsx"

const iconButton = "flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"

type WrittenEntryProps = {
  entry: ListedEntry
  /** The server does not answer. */
  isDelayed: boolean
  headingId: string
  onEdit: () => void
  onRemove: () => void
}

export function WrittenEntry({ entry, isDelayed, headingId, onEdit, onRemove }: WrittenEntryProps) {
  const t = useWords("diary")
  const lang = useLanguageOf("diary")
  const date = longDate(entry.createdAt, lang)
  return (
    <div className="flex flex-col gap-3">
      <header className="flex items-center gap-4">
        <span className="flex size-13 shrink-0 items-center justify-center rounded-full bg-diary-soft">
          <Face mood={entry.mood} />
        </span>
        <h3 id={headingId} className="text-lg">
          <time dateTime={entry.createdAt}>{date}</time>
        </h3>
      </header>
      <Notes text={entry.notes} />
      {entry.state === "waiting" && isDelayed && (
        <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
          <CloudUpload size={18} aria-hidden className="shrink-0" />
          {t("waiting")}
        </p>
      )}
      {entry.state === "refused" && (
        <p role="status" className="text-sm font-semibold text-danger">
          {t(entry.isOverLimit ? "limited" : "refused")}
        </p>
      )}
      <footer className="-mr-2 -mb-2 flex items-center">
        <p className="flex-1 text-sm text-ink-soft">
          {t(moodWords[entry.mood])} · {timeOfDay(entry.createdAt, lang)}
        </p>
        <button type="button" aria-label={t("edit", { date })} onClick={onEdit} className={iconButton}>
          <Pencil size={18} aria-hidden />
        </button>
        <button type="button" aria-label={t("remove", { date })} onClick={onRemove} className={iconButton}>
          <Trash2 size={18} aria-hidden />
        </button>
      </footer>
    </div>
  )
}
