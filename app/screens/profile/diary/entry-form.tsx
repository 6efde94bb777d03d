import { type FormEvent, type ReactNode, useRef, useState } from "react"
import * as z from "zod/mini"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { Button } from "#app/ui/button.tsx"
import { TextArea } from "#app/ui/text-area.tsx"
import { showToast } from "#app/ui/toast.ts"
import { type DiaryEntry, diaryEntrySchema, notesMaxLength } from "#domain/diary.ts"
import { fieldErrors } from "#domain/field-errors.ts"
import { MoodChoice } from "./mood-choice.tsx"

const saysSchema = z.pick(diaryEntrySchema, { mood: true, notes: true })

type EntryFormProps = {
  draft: DiaryEntry
  onWrite: (draft: DiaryEntry) => void
  onSave: (says: Pick<DiaryEntry, "mood" | "notes">) => void
  /** Beside the button that saves. */
  children?: ReactNode
}

/** Her mood and her words. Whatever is wrong with them, they stay where she wrote them. */
export function EntryForm({ draft, onWrite, onSave, children }: EntryFormProps) {
  const t = useWords("diary")
  const tErrors = useWords("errors")
  const lang = useLanguageOf("diary")
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState("")

  function save(event: FormEvent) {
    event.preventDefault()
    const says = saysSchema.safeParse({ mood: draft.mood, notes: draft.notes })
    const code = fieldErrors(says.error).notes
    setError(code ? (code === "required" ? t("emptyText") : tErrors(code, { max: notesMaxLength })) : "")
    if (code === "required") {
      showToast({ title: t("emptyTitle"), description: t("emptyText"), kind: "destructive", lang })
    }
    if (code) form.current?.querySelector("textarea")?.focus()
    if (says.success) onSave(says.data)
  }

  return (
    <form ref={form} onSubmit={save} noValidate className="flex flex-col gap-6">
      <MoodChoice value={draft.mood} onChange={(mood) => onWrite({ ...draft, mood })} />
      <div className="[&_textarea]:min-h-40">
        <TextArea
          name="notes"
          label={t("notes")}
          placeholder={t("notesPlaceholder")}
          value={draft.notes}
          onValueChange={(notes: string) => onWrite({ ...draft, notes })}
          error={error}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="grow sm:grow-0">
          {t("save")}
        </Button>
        {children}
      </div>
    </form>
  )
}
