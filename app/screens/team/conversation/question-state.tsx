import { useQueryClient } from "@tanstack/react-query"
import { Check, Clock } from "lucide"
import { useState } from "react"
import { api } from "#app/api.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useToast } from "#app/ui/toast.ts"
import { conversationQuery } from "../queries.ts"
import type { DeskQuestion } from "./use-answering.ts"

export type QuestionActions = { conversationId: string; isClosed: boolean; onReplyTo: (questionId: string) => void }

type QuestionStateProps = QuestionActions & { question: DeskQuestion }

const look = "min-h-11 rounded-full px-3 text-sm font-bold underline hover:bg-sunken"

export function QuestionState({ question, conversationId, isClosed, onReplyTo }: QuestionStateProps) {
  const t = useMessages("team")
  const showToast = useToast()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { id, isWaiting } = question

  async function mark() {
    if (isBusy) return
    setBusy(true)
    try {
      const param = { id: conversationId, questionId: id }
      await api.team.conversations[":id"].questions[":questionId"].$put({ param, json: { isAnswered: isWaiting } })
      await client.refetchQueries(conversationQuery(conversationId))
    } catch {
      showToast({ title: t("notDone"), description: t("notDoneText"), kind: "destructive" })
      void client.refetchQueries(conversationQuery(conversationId))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-1">
      <p className={`inline-flex items-center gap-1.5 text-sm font-bold ${isWaiting ? "text-action" : "text-done"}`}>
        <Icon node={isWaiting ? Clock : Check} size={16} />
        {t(isWaiting ? "questionWaits" : "questionAnswered")}
      </p>
      {!isClosed && (
        <div className="-mx-3 flex flex-wrap">
          {isWaiting && (
            <button type="button" className={look} onClick={() => onReplyTo(id)}>
              {t("replyToThis")}
            </button>
          )}
          <button type="button" className={look} aria-busy={isBusy || undefined} onClick={() => void mark()}>
            {t(isWaiting ? "markAnswered" : "leaveOpen")}
          </button>
        </div>
      )}
    </div>
  )
}
