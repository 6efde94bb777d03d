import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useState } from "react"
import { api } from "#app/api.ts"
import { newId } from "#app/sync/new-id.ts"
import { storable } from "#domain/storable-text.ts"
import { teamTextMaxLength } from "#domain/team/team.ts"
import { conversationQuery, type DeskConversation, newestIdOf } from "../queries.ts"
import { reasonOf, type Unsent } from "../unsent.ts"
import { useDraft } from "../use-draft.ts"
import type { Answering } from "./use-answering.ts"

export type WritingKind = "reply" | "note"

type SendHow = { isAnyway?: boolean; isQuietSeen?: boolean; sendAt?: string }

const answerMs = 30_000

export function useWriting(
  kind: WritingKind,
  { id: conversationId, messages, isTeamsTurn, scheduled }: DeskConversation,
  answering: Answering,
) {
  const client = useQueryClient()
  const { value: draft, readNow, change, forget } = useDraft(`${kind}:${conversationId}`)
  const [isSending, setSending] = useState(false)
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  const text = storable(draft.text).trim()
  const between = messages.filter((message) => message.kind !== "note")
  const newestId = newestIdOf(messages)
  const meanwhile = kind === "reply" && draft.text !== "" ? between.slice(afterSeen(between, draft.seenId)) : []
  const arrived = [...messages, ...(scheduled ? [scheduled] : [])].find(({ id }) => id === draft.id)

  // The reply was stored although the server's answer was lost. If the text was changed since, the change becomes a new
  // reply.
  const settle = useEffectEvent((stored: string) => {
    setUnsent(null)
    if (stored === text) forget()
    else change({ ...draft, id: newId(), seenId: newestId, triedText: null })
  })
  useEffect(() => {
    if (arrived && !isSending) settle(arrived.text)
  }, [arrived, isSending])

  function write(next: string) {
    const seenId = draft.text === "" ? newestId : draft.seenId
    setUnsent((before) => (before === "unavailable" ? before : null))
    change({ ...draft, text: next, seenId })
  }

  /**
   * `isAnyway` sends although new messages arrived meanwhile; `isQuietSeen` sends although the mother is in quiet mode.
   * Only questions that are shown get answered. With `sendAt` (ISO 8601, UTC) the reply waits until then. Returns
   * whether it was stored.
   */
  async function send({ isAnyway = false, isQuietSeen = false, sendAt }: SendHow = {}): Promise<boolean> {
    if (isSending || text === "" || text.length > teamTextMaxLength) return false
    if (meanwhile.length > 0 && !isAnyway) {
      setUnsent("changed")
      return false
    }
    setSending(true)
    try {
      if (draft.triedText !== null && draft.triedText !== text && (await hasArrived())) return false
      change({ ...draft, triedText: text })
      await post(isAnyway ? newestId : draft.seenId, isQuietSeen, sendAt)
      if (readNow().id === draft.id) forget()
      if (kind === "reply") answering.forget()
      setUnsent(null)
      await client.refetchQueries(conversationQuery(conversationId))
      return true
    } catch (error) {
      const why = reasonOf(error)
      setUnsent(why)
      if (why === "changed" || why === "notAgreed") await client.refetchQueries(conversationQuery(conversationId))
      return false
    } finally {
      setSending(false)
    }
  }

  async function hasArrived() {
    const now = await client.fetchQuery({ ...conversationQuery(conversationId), staleTime: 0 })
    return now.scheduled?.id === draft.id || now.messages.some(({ id }) => id === draft.id)
  }

  function post(after: string | null, isQuietSeen: boolean, sendAt: string | undefined) {
    const { replies, notes, "scheduled-reply": later } = api.team.conversations[":id"]
    const param = { id: conversationId }
    const init = { init: { signal: AbortSignal.timeout(answerMs) } }
    if (kind === "note") return notes.$post({ param, json: { noteId: draft.id, text } }, init)
    const first = isTeamsTurn ? { first: { isQuietSeen } } : {}
    const json = { replyId: draft.id, text, after, answers: answering.ids, ...first }
    if (sendAt !== undefined) return later.$put({ param, json: { ...json, sendAt, replaces: null } }, init)
    return replies.$post({ param, json }, init)
  }

  return { text: draft.text, length: text.length, isEmpty: text === "", isSending, unsent, meanwhile, write, send }
}

function afterSeen(messages: readonly { id: string }[], seenId: string | null) {
  const seen = messages.findIndex(({ id }) => id === seenId)
  return seen < 0 ? messages.length : seen + 1
}
