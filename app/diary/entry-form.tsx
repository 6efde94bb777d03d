import { type FormEvent, type ReactNode, useRef, useState } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { ConsentButton, ConsentSentence } from "#app/privacy/consent/consent-request.tsx"
import { useConsentedSave } from "#app/privacy/consent/use-consent.ts"
import { TextArea } from "#app/ui/text-area.tsx"
import { useToast } from "#app/ui/toast.ts"
import { type DiaryEntry, diaryTextSchema, notesMaxLength } from "#domain/diary/diary.ts"
import { type FieldErrorCode, fieldErrors } from "#domain/field-errors.ts"
import type { Draft } from "./drafts.ts"
import { MoodChoice } from "./mood.tsx"

type EntryFormProps = {
  draft: Draft
  onWrite: (draft: Draft) => void
  onSave: (text: Pick<DiaryEntry, "mood" | "notes">) => void
  isShort?: boolean
  /** True if no mood is preselected. */
  isMoodOpen?: boolean
  children?: ReactNode
}

export function EntryForm({ draft, onWrite, onSave, isShort = false, isMoodOpen = false, children }: EntryFormProps) {
  const t = useMessages("diary")
  const tErrors = useMessages("errors")
  const showToast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<FieldErrorCode>()
  const { isAsked, saveWithConsent } = useConsentedSave("diary", save)

  // Consent is not asked for before the first word, so that an empty page stays calm.
  const isAskedNow = isAsked && draft.notes.trim() !== ""

  function submit(event: FormEvent) {
    event.preventDefault()
    const parsed = readText()
    const code = fieldErrors(parsed.error).notes
    setProblem(code)
    if (code === "required") {
      showToast({ title: t("emptyTitle"), description: t("emptyText"), kind: "destructive" })
    }
    if (code) form.current?.querySelector("textarea")?.focus()
    if (parsed.success) saveWithConsent()
  }

  function readText() {
    return diaryTextSchema.safeParse({ mood: draft.mood, notes: draft.notes })
  }

  function save() {
    const parsed = readText()
    if (parsed.success) onSave(parsed.data)
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className={`flex flex-col ${isShort ? "gap-3" : "gap-4 sm:gap-6"}`}>
      <MoodChoice
        value={isMoodOpen ? null : draft.mood}
        isBare={isShort}
        onChange={(mood) => onWrite({ ...draft, mood, hasChosenMood: true })}
      />
      <div
        className={
          isShort ? "[&_label]:sr-only [&_textarea]:min-h-20" : "[&_textarea]:min-h-24 sm:[&_textarea]:min-h-40"
        }
      >
        <TextArea
          name="notes"
          rows={isShort ? 2 : undefined}
          label={t("notes")}
          placeholder={t("notesPlaceholder")}
          value={draft.notes}
          onValueChange={(notes: string) => onWrite({ ...draft, notes })}
          error={problem === "required" ? t("emptyText") : problem && tErrors(problem, { max: notesMaxLength })}
        />
      </div>
      {isAskedNow && <ConsentSentence purpose="diary" />}
      <div className="flex flex-wrap gap-3">
        <ConsentButton type="submit" isAsked={isAskedNow} agreeing="agreeAndSave" className="grow sm:grow-0">
          {t("save")}
        </ConsentButton>
        {children}
      </div>
    </form>
  )
}
