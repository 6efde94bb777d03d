import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { api } from "#app/api.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { AppError } from "#app/send.ts"
import { Button } from "#app/ui/button.tsx"
import { Page } from "#app/ui/page.tsx"
import { TextArea } from "#app/ui/text-area.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { storable } from "#domain/storable-text.ts"
import { firstMessageSchema } from "#domain/team/first-message.ts"
import { teamTextMaxLength } from "#domain/team/team.ts"
import { Picker } from "../picker.tsx"
import { deskKey } from "../queries.ts"
import { QuietThere } from "../quiet-there.tsx"
import { reasonOf, type Unsent } from "../unsent.ts"
import { UnsentLine } from "../unsent-line.tsx"
import { useDraft } from "../use-draft.ts"
import { useTextsLanguage } from "../use-texts-language.ts"

type Shown = Unsent | "code" | "codes" | "text"

const ofCode: Partial<Record<string, Shown>> = { INVALID_CODE: "code", TOO_MANY_ATTEMPTS: "codes" }

/**
 * A member reaches a mother by a code that she shows them and never by her e-mail address, so that members cannot learn
 * who has an account.
 */
export default function WriteFirst() {
  const t = useMessages("team")
  const navigate = useNavigate()
  const client = useQueryClient()
  const { language } = useTextsLanguage()
  const { value: draft, change, forget } = useDraft("first")
  const [code, setCode] = useState("")
  const [shown, setShown] = useState<Shown | null>(null)
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const picker = useRef<HTMLButtonElement>(null)
  const text = storable(draft.text).trim()
  const isTooLong = text.length > teamTextMaxLength

  async function send(isQuietSeen: boolean) {
    if (isSending) return
    const asked = { code: storable(code), messageId: draft.id, text, isQuietSeen }
    const fault = faultOf(asked)
    setShown(fault)
    if (fault) return form.current?.querySelector<HTMLElement>(fault === "code" ? "input" : "textarea")?.focus()
    setSending(true)
    try {
      const { conversationId } = await (await api.team.messages.$post({ json: asked })).json()
      forget()
      await client.invalidateQueries({ queryKey: deskKey })
      void navigate(conversationId === null ? "/team" : `/team/${conversationId}`)
    } catch (error) {
      const why = (error instanceof AppError && ofCode[error.code]) || reasonOf(error)
      setShown(why)
      if (why === "code") form.current?.querySelector("input")?.focus()
    } finally {
      setSending(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void send(false)
  }

  function write(next: string) {
    setShown(null)
    change({ ...draft, text: next })
  }

  const isUnsent = shown !== null && shown !== "code" && shown !== "codes" && shown !== "text"
  return (
    <>
      <title>{t("writeFirstTitle")}</title>
      <div className="desk-scroll">
        <Page title={t("writeFirst")} intro={t("writeFirstIntro")}>
          <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
            <TextField
              label={t("code")}
              description={t("codeText")}
              error={shown === "code" ? t("codeWrong") : shown === "codes" && t("codesLimit")}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              translate="no"
              value={code}
              onChange={({ target }) => {
                setShown(null)
                setCode(target.value)
              }}
            />
            <TextArea
              label={t("firstText")}
              rows={5}
              value={draft.text}
              error={
                isTooLong
                  ? t("tooLong", { max: teamTextMaxLength, length: text.length })
                  : shown === "text" && t("firstTextEmpty")
              }
              onChange={({ target }) => write(target.value)}
            />
            {shown === "quiet" && <QuietThere isSending={isSending} onAnyway={() => void send(true)} />}
            {isUnsent && shown !== "quiet" && shown !== "changed" && (
              <UnsentLine why={shown} isGone={false} text={draft.text} />
            )}
            <div className="flex flex-wrap justify-between gap-2">
              <Picker ref={picker} language={language} onPick={(picked) => write(draft.text + picked)} />
              <Button type="submit" pending={isSending}>
                {t("sendReply")}
              </Button>
            </div>
          </form>
        </Page>
      </div>
    </>
  )
}

function faultOf(asked: object): "code" | "text" | null {
  const { error } = firstMessageSchema.safeParse(asked)
  if (!error) return null
  return error.issues.some(({ path }) => path[0] === "code") ? "code" : "text"
}
