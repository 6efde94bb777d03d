import { useQueryClient } from "@tanstack/react-query"
import { CalendarClock, ClockAlert, Pencil, SendHorizontal, Undo2 } from "lucide"
import { useState } from "react"
import { api } from "#app/api.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useWhen } from "#app/team/use-when.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useToast } from "#app/ui/toast.ts"
import type { Language } from "#domain/language.ts"
import { conversationQuery, type DeskConversation, newestIdOf } from "../queries.ts"
import { QuietThere } from "../quiet-there.tsx"
import { reasonOf, type Unsent } from "../unsent.ts"
import { UnsentLine } from "../unsent-line.tsx"
import { useDraft } from "../use-draft.ts"
import { SendLater } from "./send-later.tsx"
import { questionsOf } from "./use-answering.ts"

export type ScheduledReply = NonNullable<DeskConversation["scheduled"]>

type ScheduledProps = {
  conversation: DeskConversation
  scheduled: ScheduledReply
  /** The mother's language. */
  language: Language
}

/** Shows a reply that will be sent at a set time, or that was held back so that a member reads it once more. */
export function Scheduled({ conversation, scheduled, language }: ScheduledProps) {
  const t = useMessages("team")
  const when = useWhen()
  const { text, memberName, isMine, sendAt, isHeld } = scheduled
  const { isBusy, unsent, isChanging, setChanging, sendNow, change, takeBack } = useScheduled(conversation, scheduled)
  const dueAt = dueOf(conversation, scheduled.answers)
  return (
    <li className="flex max-w-[92%] flex-col gap-2 self-end rounded-lg rounded-br-sm border border-dashed border-action bg-surface px-4 py-3 sm:max-w-[85%]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-bold text-ink-soft">
          {isMine ? t("you-scheduled") : t("written-scheduled", { name: memberName })}
        </span>
        <span className={`inline-flex items-center gap-1 font-bold ${isHeld ? "text-danger" : "text-action"}`}>
          <Icon node={isHeld ? ClockAlert : CalendarClock} size={16} className="shrink-0" />
          {isHeld ? t("isHeld") : <time dateTime={sendAt}>{t("plannedFor", { when: when(sendAt) })}</time>}
        </span>
      </div>
      <p dir="auto" lang={language} className="max-w-none wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]">
        {text}
      </p>
      {isHeld && <p className="text-sm text-ink-soft">{t("heldText")}</p>}
      {!isHeld && dueAt !== null && sendAt > dueAt && (
        <p className="text-sm font-semibold text-ink-soft">{t("sendAfterDue", { when: when(dueAt) })}</p>
      )}
      {unsent === "quiet" && <QuietThere isSending={isBusy} onAnyway={() => void sendNow(true)} />}
      {unsent && unsent !== "quiet" && unsent !== "changed" && <UnsentLine why={unsent} isGone={false} text={text} />}
      <div className="-mx-1 flex flex-wrap gap-2">
        <Button variant={isHeld ? "soft" : "quiet"} size="small" pending={isBusy} onClick={() => void sendNow(false)}>
          <Icon node={SendHorizontal} size={18} />
          {t("sendNow")}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setChanging(true)}>
          <Icon node={Pencil} size={18} />
          {t("changeReply")}
        </Button>
        <Button variant="quiet" size="small" onClick={() => void takeBack()}>
          <Icon node={Undo2} size={18} />
          {t("takeBack")}
        </Button>
      </div>
      {isChanging && (
        <SendLater
          changed={{ text, sendAt, language }}
          dueAt={dueAt}
          isSending={isBusy}
          onSend={(written) => void change(written)}
          onClose={() => setChanging(false)}
        />
      )}
    </li>
  )
}

/**
 * Returns when the first of the waiting questions that a reply answers is due (ISO 8601, UTC), urgent ones aside; null
 * if none is due.
 */
export function dueOf({ messages }: DeskConversation, answers: readonly string[] | null): string | null {
  const answered = questionsOf(messages).filter(({ id, isWaiting }) => isWaiting && (answers?.includes(id) ?? true))
  return answered.flatMap(({ dueAt, concern }) => (dueAt && concern !== "urgent" ? [dueAt] : [])).sort()[0] ?? null
}

function useScheduled({ id, messages, isTeamsTurn }: DeskConversation, scheduled: ScheduledReply) {
  const t = useMessages("team")
  const when = useWhen()
  const showToast = useToast()
  const client = useQueryClient()
  const { value: draft, change: changeDraft } = useDraft(`reply:${id}`)
  const [isBusy, setBusy] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  const { replies, "scheduled-reply": later } = api.team.conversations[":id"]
  const { id: replyId, text, answers, writtenAt } = scheduled
  const after = newestIdOf(messages)
  const sent = { replyId, after, ...(answers && { answers }) }

  async function act(work: () => Promise<unknown>, onDone?: () => void) {
    if (isBusy) return
    setBusy(true)
    setUnsent(null)
    try {
      await work()
      onDone?.()
      await client.refetchQueries(conversationQuery(id))
    } catch (error) {
      const why = reasonOf(error)
      setUnsent(why)
      setChanging(false)
      if (why === "changed") showToast({ title: t("changedTitle"), description: t("changedText"), kind: "destructive" })
      if (why === "changed" || why === "notAgreed") await client.refetchQueries(conversationQuery(id))
    } finally {
      setBusy(false)
    }
  }

  const firstIf = (isQuietSeen: boolean) => (isTeamsTurn ? { first: { isQuietSeen } } : {})

  function sendNow(isQuietSeen: boolean) {
    return act(() => replies.$post({ param: { id }, json: { ...sent, text, ...firstIf(isQuietSeen) } }))
  }

  function change(written: { text: string; sendAt: string }) {
    const json = { ...sent, ...written, replaces: writtenAt, ...firstIf(true) }
    return act(
      () => later.$put({ param: { id }, json }),
      () => {
        setChanging(false)
        showToast({ title: t("isPlanned", { when: when(written.sendAt) }) })
      },
    )
  }

  function takeBack() {
    return act(
      () => later[":replyId"].$delete({ param: { id, replyId } }),
      () => {
        const isBoxEmpty = draft.text.trim() === ""
        if (isBoxEmpty) changeDraft({ ...draft, text, seenId: after, triedText: null })
        showToast({ title: t("tookBack"), description: t(isBoxEmpty ? "tookBackText" : "tookBackGone") })
      },
    )
  }

  return { isBusy, unsent, isChanging, setChanging, sendNow, change, takeBack }
}
