import { Pencil, Trash2 } from "lucide"
import { useState } from "react"
import { EntryState } from "#app/diary/entry-state.tsx"
import type { ListedEntry } from "#app/diary/list-entries.ts"
import { Face, moodKeys } from "#app/diary/mood.tsx"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { longDate, timeOfDay } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { IconButton } from "#app/ui/icon-button.tsx"

type WrittenEntryProps = {
  entry: ListedEntry
  isDelayed: boolean
  isConcerned: boolean
  headingId: string
  onEdit: () => void
  onRemove: () => void
}

export function WrittenEntry({ entry, isDelayed, isConcerned, headingId, onEdit, onRemove }: WrittenEntryProps) {
  const t = useMessages("diary")
  const lang = useLanguage()
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
      <EntryState entry={entry} isDelayed={isDelayed} isConcerned={isConcerned} />
      <footer className="-mr-2 -mb-2 flex items-center">
        <p className="max-w-none flex-1 text-sm text-ink-soft">
          {t(moodKeys[entry.mood])} · {timeOfDay(entry.createdAt, lang)}
        </p>
        <IconButton label={t("edit", { date })} node={Pencil} iconSize={18} tone="soft" onClick={onEdit} />
        <IconButton label={t("remove", { date })} node={Trash2} iconSize={18} tone="soft" onClick={onRemove} />
      </footer>
    </div>
  )
}

const longLength = 600

function Notes({ text }: { text: string }) {
  const t = useMessages("diary")
  const isLong = text.length > longLength || text.split("\n").length > 12
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p
        dir="auto"
        className={`whitespace-pre-wrap [unicode-bidi:plaintext] wrap-anywhere ${isLong && !isOpen ? "line-clamp-6" : ""}`}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 self-start font-bold underline"
        >
          {isOpen ? t("readLess") : t("readAll")}
        </button>
      )}
    </>
  )
}
