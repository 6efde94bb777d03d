import { flushSync } from "react-dom"
import { useDraft } from "#app/diary/drafts.ts"
import { EntryForm } from "#app/diary/entry-form.tsx"
import type { ListedEntry } from "#app/diary/list-entries.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { longDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useUser } from "#app/session/use-user.ts"
import { Button } from "#app/ui/button.tsx"
import type { DiaryText } from "#domain/diary/diary.ts"
import type { OperationArgs } from "#domain/operations/operations.ts"
import { WrittenEntry } from "./written-entry.tsx"

type EntryProps = {
  entry: ListedEntry
  isDelayed: boolean
  isConcerned: boolean
  onSave: (entry: ListedEntry, text: DiaryText) => void
  onRemove: () => void
  onSettle: (conflict: NonNullable<ListedEntry["conflict"]>, keep: OperationArgs["conflictSettled"]["keep"]) => void
}

export function Entry({ entry, isDelayed, isConcerned, onSave, onRemove, onSettle }: EntryProps) {
  const t = useMessages("diary")
  const lang = useLanguage()
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

  function save(text: DiaryText) {
    // The saved change names the revision that she began to edit, even if another device has changed the entry since.
    const seen = draft?.revision ?? revision
    onSave({ ...entry, ...(seen && { revision: seen }) }, text)
    close()
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
        <WrittenEntry
          entry={entry}
          isDelayed={isDelayed}
          isConcerned={isConcerned}
          headingId={headingId}
          onEdit={edit}
          onRemove={onRemove}
        />
      )}
      {conflict && <ConflictChoice onChoose={(keep) => onSettle(conflict, keep)} />}
    </article>
  )
}

type ConflictChoiceProps = { onChoose: (keep: OperationArgs["conflictSettled"]["keep"]) => void }

function ConflictChoice({ onChoose }: ConflictChoiceProps) {
  const t = useMessages("diary")
  return (
    <div data-uncovered="" className="mt-4 flex flex-col gap-3 rounded-md bg-note-soft px-4 py-3">
      <p role="status">{t("conflict")}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="small" onClick={() => onChoose("copy")}>
          {t("keepThis")}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onChoose("entry")}>
          {t("keepOther")}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onChoose("both")}>
          {t("keepBoth")}
        </Button>
      </div>
    </div>
  )
}
