import { flushSync } from "react-dom"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { useUser } from "#app/session/use-user.ts"
import { Button } from "#app/ui/button.tsx"
import type { DiaryText } from "#domain/diary.ts"
import type { OperationArgs } from "#domain/operations/operations.ts"
import { longDate } from "../local-format.ts"
import { ConflictChoice } from "./conflict-choice.tsx"
import { useDraft } from "./drafts.ts"
import { EntryForm } from "./entry-form.tsx"
import type { ListedEntry } from "./list-entries.ts"
import { WrittenEntry } from "./written-entry.tsx"

type EntryProps = {
  entry: ListedEntry
  isDelayed: boolean
  /** Resolves to whether it is stored. */
  onSave: (entry: ListedEntry, text: DiaryText) => Promise<boolean>
  onRemove: () => void
  onSettle: (conflict: NonNullable<ListedEntry["conflict"]>, keep: OperationArgs["conflictSettled"]["keep"]) => void
}

/** One page of the diary, to be read or changed. */
export function Entry({ entry, isDelayed, onSave, onRemove, onSettle }: EntryProps) {
  const t = useWords("diary")
  const lang = useLanguageOf("diary")
  const { draft, write, forget } = useDraft(useUser().id, entry)
  const { id, mood, notes, createdAt, revision, conflict } = entry
  const headingId = `entry-${id}`

  function edit() {
    flushSync(() => write({ id, mood, notes, createdAt, ...(revision && { revision }) }))
    document.querySelector<HTMLElement>(`[aria-labelledby="${headingId}"] textarea`)?.focus()
  }

  function close() {
    flushSync(forget)
    document.querySelector<HTMLElement>(`[aria-labelledby="${headingId}"] button`)?.focus()
  }

  async function save(text: DiaryText) {
    // What she saw when she began to change it, not what another device has made of it since.
    const seen = draft?.revision ?? revision
    if (await onSave({ ...entry, ...(seen && { revision: seen }) }, text)) close()
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
        <WrittenEntry entry={entry} isDelayed={isDelayed} headingId={headingId} onEdit={edit} onRemove={onRemove} />
      )}
      {conflict && <ConflictChoice onChoose={(keep) => onSettle(conflict, keep)} />}
    </article>
  )
}
