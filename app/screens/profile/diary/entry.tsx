import { flushSync } from "react-dom"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { useUser } from "#app/session/use-user.ts"
import { Button } from "#app/ui/button.tsx"
import type { DiaryEntry } from "#domain/diary.ts"
import { changedAfter } from "#domain/kept.ts"
import { longDate } from "../local-format.ts"
import { useDraft } from "./drafts.ts"
import { EntryForm } from "./entry-form.tsx"
import type { ListedEntry } from "./list-entries.ts"
import { WrittenEntry } from "./written-entry.tsx"

type EntryProps = { entry: ListedEntry; onSave: (entry: DiaryEntry) => boolean; onRemove: () => void }

/** One page of the diary, to be read or changed. */
export function Entry({ entry, onSave, onRemove }: EntryProps) {
  const t = useWords("diary")
  const lang = useLanguageOf("diary")
  const { draft, write, forget } = useDraft(useUser().id, entry)
  const { id, mood, notes, createdAt, updatedAt } = entry
  const headingId = `entry-${id}`

  function edit() {
    flushSync(() => write({ id, mood, notes, createdAt }))
    document.querySelector<HTMLElement>(`[aria-labelledby="${headingId}"] textarea`)?.focus()
  }

  function close() {
    flushSync(forget)
    document.querySelector<HTMLElement>(`[aria-labelledby="${headingId}"] button`)?.focus()
  }

  function save(says: Pick<DiaryEntry, "mood" | "notes">) {
    const changedAt = changedAfter(updatedAt ?? createdAt, new Date())
    const isKept = onSave({ id, createdAt, updatedAt: changedAt, ...says })
    if (isKept) close()
  }

  return (
    <article
      aria-labelledby={headingId}
      className={`rounded-lg border p-5 sm:p-6 ${draft ? "border-transparent bg-diary-soft" : "border-line bg-surface"}`}
    >
      {draft ? (
        <>
          <h3 id={headingId} className="mb-5">
            {longDate(createdAt, lang)}
          </h3>
          <EntryForm draft={draft} onWrite={write} onSave={save}>
            <Button variant="quiet" onClick={close}>
              {t("cancel")}
            </Button>
          </EntryForm>
        </>
      ) : (
        <WrittenEntry entry={entry} headingId={headingId} onEdit={edit} onRemove={onRemove} />
      )}
    </article>
  )
}
