import { type FormEvent, useRef, useState } from "react"
import { api } from "#app/api.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { isTransient } from "#app/send.ts"
import { Button } from "#app/ui/button.tsx"
import { focusMain, focusMainFrom } from "#app/ui/focus-main.ts"
import { Notice } from "#app/ui/notice.tsx"
import { TextArea } from "#app/ui/text-area.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { type Language, languages } from "#domain/language.ts"
import { storable } from "#domain/storable-text.ts"
import { savedReplySchema, savedReplyTitleMaxLength } from "#domain/team/saved-reply.ts"
import { teamTextMaxLength } from "#domain/team/team.ts"
import type { StoredReply } from "../queries.ts"

type Shown = "title" | "text" | "long" | "unavailable" | "refused"

type SavedReplyFormProps = { saved: StoredReply; language: Language; onEnd: () => void }

export function SavedReplyForm({ saved: { id, ...saved }, language: first, onEnd }: SavedReplyFormProps) {
  const t = useMessages("team")
  const [hasAll, setAll] = useState(false)
  const asked = [first, ...languages.filter((language) => language !== first && (hasAll || saved[language] !== ""))]
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(saved)
  const [shown, setShown] = useState<Shown | null>(null)
  const [isSaving, setSaving] = useState(false)

  function faultOf(): Shown | null {
    const title = values.title.trim()
    if (title === "" || title.length > savedReplyTitleMaxLength) return "title"
    if (languages.every((language) => values[language].trim() === "")) return "text"
    return savedReplySchema.safeParse(values).success ? null : "long"
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const fault = faultOf()
    setShown(fault)
    if (fault) {
      form.current?.querySelector<HTMLElement>(fault === "title" ? "input" : "textarea")?.focus()
      return
    }
    setSaving(true)
    try {
      await api.team["saved-replies"][":id"].$put({ param: { id }, json: storable(values) })
      focusMainFrom(form.current)
      onEnd()
    } catch (error) {
      setShown(isTransient(error) ? "unavailable" : "refused")
      setSaving(false)
    }
  }

  function cancel() {
    focusMain()
    onEnd()
  }

  function addLanguages() {
    setAll(true)
    const before = asked.length
    setTimeout(() => form.current?.querySelectorAll<HTMLElement>("textarea")[before]?.focus())
  }

  const change = (field: keyof typeof values, value: string) => setValues({ ...values, [field]: value })
  return (
    <form ref={form} onSubmit={save} className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5">
      <TextField
        label={t("savedTitle")}
        description={t("savedTitleText")}
        error={shown === "title" && t("titleError", { max: savedReplyTitleMaxLength })}
        autoFocus
        value={values.title}
        onChange={({ target }) => change("title", target.value)}
      />
      {shown === "text" && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {t("textError")}
        </p>
      )}
      {asked.map((language) => (
        <TextArea
          key={language}
          label={t(`language-${language}`)}
          lang={language}
          value={values[language]}
          error={
            values[language].trim().length > teamTextMaxLength &&
            t("tooLong", { max: teamTextMaxLength, length: values[language].trim().length })
          }
          onChange={({ target }) => change(language, target.value)}
        />
      ))}
      {asked.length < languages.length && (
        <Button variant="quiet" size="small" className="self-start" onClick={addLanguages}>
          {t("otherLanguages")}
        </Button>
      )}
      {(shown === "unavailable" || shown === "refused") && (
        <Notice tone="danger" role="alert">
          <p>{t(`unsent-${shown}`)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" size="small" onClick={cancel}>
          {t("cancel")}
        </Button>
        <Button type="submit" size="small" pending={isSaving}>
          {t("save")}
        </Button>
      </div>
    </form>
  )
}
