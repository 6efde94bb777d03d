import { CalendarClock, SendHorizontal, StickyNote } from "lucide"
import { type FormEvent, type KeyboardEvent, type Ref, type RefObject, useId, useState } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { useWhen } from "#app/team/use-when.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { isComposing } from "#app/ui/is-composing.ts"
import { Notice } from "#app/ui/notice.tsx"
import { useToast } from "#app/ui/toast.ts"
import type { Language } from "#domain/language.ts"
import { teamTextMaxLength } from "#domain/team/team.ts"
import { Picker } from "../picker.tsx"
import type { DeskConversation } from "../queries.ts"
import { QuietThere } from "../quiet-there.tsx"
import { UnsentLine } from "../unsent-line.tsx"
import { Meanwhile } from "./meanwhile.tsx"
import { dueOf } from "./scheduled.tsx"
import { SendLater } from "./send-later.tsx"
import type { Answering } from "./use-answering.ts"
import { useWriting, type WritingKind } from "./use-writing.ts"

const kinds = ["reply", "note"] as const

type WritingProps = {
  kind: WritingKind
  onKind: (kind: WritingKind) => void
  conversation: DeskConversation
  answering: Answering
  /** The mother's language. */
  language: Language
  isGone: boolean
  field: RefObject<HTMLTextAreaElement | null>
  picker: Ref<HTMLButtonElement>
  onWriting: () => void
}

export function Writing(props: WritingProps) {
  const { kind, onKind, conversation, answering, language, isGone, field, picker, onWriting } = props
  const t = useMessages("team")
  const writing = useWriting(kind, conversation, answering)
  const { text, length, isEmpty, isSending, unsent, meanwhile } = writing
  const when = useWhen()
  const showToast = useToast()
  const [isChoosing, setChoosing] = useState(false)
  const { scheduled } = conversation
  const isTooLong = length > teamTextMaxLength
  const isNote = kind === "note"
  const isFirst = !isNote && conversation.isTeamsTurn
  const isBarred = isFirst && !conversation.mayBeWrittenTo

  function write(next: string) {
    writing.write(next)
    onWriting()
  }

  async function send(event?: FormEvent | KeyboardEvent, isAnyway = false) {
    event?.preventDefault()
    field.current?.focus()
    await writing.send({ isAnyway })
  }

  async function sendAlthoughQuiet() {
    field.current?.focus()
    await writing.send({ isAnyway: true, isQuietSeen: true })
  }

  async function sendLater({ sendAt }: { sendAt: string }) {
    // A member who sends again after the notice about quiet mode has read it.
    const isQuietSeen = unsent === "quiet"
    const isStored = await writing.send({ sendAt, isAnyway: isQuietSeen || unsent === "changed", isQuietSeen })
    setChoosing(false)
    if (isStored) showToast({ title: t("isPlanned", { when: when(sendAt) }) })
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (isComposing(event.nativeEvent)) return
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void send(event)
    if (event.key !== "/" || isNote || text !== "" || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    document.getElementById("desk-picker")?.click()
  }

  function insert(inserted: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {}
    write(text.slice(0, selectionStart) + inserted + text.slice(selectionEnd))
    setTimeout(() => {
      const end = selectionStart + inserted.length
      field.current?.focus()
      field.current?.setSelectionRange(end, end)
    })
  }

  return (
    <>
      <form onSubmit={(event) => void send(event)} className="mx-auto flex max-w-3xl flex-col gap-2">
        {(meanwhile.length > 0 || unsent === "changed") && (
          <Meanwhile
            messages={meanwhile}
            isUrgent={unsent === "changed"}
            isSending={isSending}
            onAnyway={() => void send(undefined, true)}
          />
        )}
        {unsent === "quiet" && <QuietThere isSending={isSending} onAnyway={() => void sendAlthoughQuiet()} />}
        {unsent && unsent !== "changed" && unsent !== "quiet" && (
          <UnsentLine why={unsent} isGone={isGone} text={text} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-2">
          <KindChoice kind={kind} onKind={onKind} />
          {!isNote && !isBarred && <Picker ref={picker} language={language} onPick={insert} />}
        </div>
        {!isNote && <AnsweringChoice answering={answering} language={language} />}
        {isTooLong && (
          <p id="writing-error" role="alert" className="text-sm font-semibold text-danger">
            {t("tooLong", { max: teamTextMaxLength, length })}
          </p>
        )}
        {isBarred && <Notice role="note">{t("notToBeWritten")}</Notice>}
        {!isNote && scheduled && text !== "" && <p className="text-sm text-ink-soft">{t("oneWaits")}</p>}
        {isFirst && !isBarred && <p className="text-sm text-ink-soft">{t("writesFirst")}</p>}
        <label htmlFor="writing" className="sr-only">
          {t(isNote ? "yourNote" : "yourReply")}
        </label>
        <textarea
          id="writing"
          ref={field}
          rows={2}
          dir="auto"
          lang={isNote || !text ? undefined : language}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? "writing-error" : undefined}
          aria-keyshortcuts="Control+Enter"
          placeholder={text ? undefined : t(isNote ? "notePlaceholder" : "replyPlaceholder")}
          readOnly={isSending || isBarred}
          hidden={isBarred && text === ""}
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
          className={`field-sizing-content max-h-[30dvh] min-h-20 w-full resize-none rounded-md border px-4 py-3 text-base placeholder:text-ink-soft ${isNote ? "border-dashed border-note bg-note-soft" : "border-line-strong bg-surface"}`}
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className={`text-sm text-ink-soft ${isNote ? "" : "max-sm:hidden"}`}>
            {t(isNote ? "noteText" : "sendHint")}
          </p>
          <span className="ml-auto" />
          {!isNote && !scheduled && (
            <Button
              variant="quiet"
              size="small"
              disabled={isEmpty || isTooLong || isBarred || isSending}
              onClick={() => setChoosing(true)}
            >
              <Icon node={CalendarClock} size={18} />
              {t("sendLater")}
            </Button>
          )}
          <Button
            type="submit"
            size="small"
            disabled={isEmpty || isTooLong || isBarred}
            aria-busy={isSending || undefined}
          >
            {isNote ? <Icon node={StickyNote} size={18} /> : <Icon node={SendHorizontal} size={18} />}
            {isSending ? t("sending") : t(unsent === "unavailable" ? "again" : isNote ? "writeNote" : "sendReply")}
          </Button>
        </div>
      </form>
      {/* The dialog stands outside the form, because submitting a form inside this form would submit both. */}
      {isChoosing && (
        <SendLater
          dueAt={dueOf(conversation, answering.ids)}
          isSending={isSending}
          onSend={(written) => void sendLater(written)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}

type KindChoiceProps = { kind: WritingKind; onKind: (kind: WritingKind) => void }

function KindChoice({ kind, onKind }: KindChoiceProps) {
  const t = useMessages("team")
  return (
    <fieldset aria-label={t("kinds")} className="flex min-w-0 gap-1">
      {kinds.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === kind}
          onClick={() => onKind(each)}
          className="min-h-11 rounded-full border border-transparent px-4 text-sm text-ink-soft transition-colors hover:bg-sunken aria-pressed:border-line-strong aria-pressed:bg-surface aria-pressed:font-bold aria-pressed:text-ink"
        >
          {t(each)}
        </button>
      ))}
    </fieldset>
  )
}

type AnsweringChoiceProps = { answering: Answering; language: Language }

function AnsweringChoice({ answering: { waiting, ids, toggle }, language }: AnsweringChoiceProps) {
  const t = useMessages("team")
  const id = useId()
  if (waiting.length < 2) return null
  return (
    <fieldset aria-labelledby={id} className="min-w-0 rounded-md border border-line bg-sunken px-3 pt-2 pb-1">
      <p id={id} className="text-sm font-bold">
        {t("answers")}
      </p>
      <div className="max-h-28 overflow-y-auto">
        {waiting.map((question) => (
          <label key={question.id} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
            <input
              type="checkbox"
              checked={ids.includes(question.id)}
              onChange={() => toggle(question.id)}
              className="size-5 shrink-0 accent-action"
            />
            <span dir="auto" lang={question.language ?? language} className="line-clamp-1 min-w-0 wrap-anywhere">
              {question.text}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
