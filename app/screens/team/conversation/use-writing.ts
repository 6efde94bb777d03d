import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useState } from "react"
import { api } from "#app/api.ts"
import { isTransient } from "#app/send.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { readRecord, recordKey, removeRecord, writeRecord } from "#app/storage/records.ts"
import { useStoredOrShown } from "#app/storage/use-stored.ts"
import { newId } from "#app/sync/new-id.ts"
import { storable } from "#domain/storable-text.ts"
import { teamTextMaxLength } from "#domain/team/team.ts"
import { conversationQuery, type DeskConversation, isChanged, isLostTo, newestIdOf } from "../queries.ts"
import type { Answering } from "./use-answering.ts"

export type WritingKind = "reply" | "note"
export type Unsent = "unavailable" | "changed" | "lost" | "two-step" | "refused"

const answerMs = 30_000

export function useWriting(
  kind: WritingKind,
  { id: conversationId, messages }: DeskConversation,
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
  const arrived = messages.find(({ id }) => id === draft.id)

  // The reply was stored though its answer never came; what was changed since becomes a text of its own.
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

  /** `isAnyway` sends although something came meanwhile; only what is shown is answered. */
  async function send(isAnyway = false) {
    if (isSending || text === "" || text.length > teamTextMaxLength) return
    if (meanwhile.length > 0 && !isAnyway) return setUnsent("changed")
    setSending(true)
    try {
      if (draft.triedText !== null && draft.triedText !== text && (await hasArrived())) return
      change({ ...draft, triedText: text })
      await post(isAnyway ? newestId : draft.seenId)
      if (readNow().id === draft.id) forget()
      if (kind === "reply") answering.forget()
      setUnsent(null)
      await client.refetchQueries(conversationQuery(conversationId))
    } catch (error) {
      const why = reasonOf(error)
      setUnsent(why)
      if (why === "changed") await client.refetchQueries(conversationQuery(conversationId))
    } finally {
      setSending(false)
    }
  }

  async function hasArrived() {
    const { messages: now } = await client.fetchQuery({ ...conversationQuery(conversationId), staleTime: 0 })
    return now.some(({ id }) => id === draft.id)
  }

  function post(after: string | null) {
    const { replies, notes } = api.team.conversations[":id"]
    const param = { id: conversationId }
    const init = { init: { signal: AbortSignal.timeout(answerMs) } }
    if (kind === "note") return notes.$post({ param, json: { noteId: draft.id, text } }, init)
    return replies.$post({ param, json: { replyId: draft.id, text, after, answers: answering.ids } }, init)
  }

  return { text: draft.text, length: text.length, isEmpty: text === "", isSending, unsent, meanwhile, write, send }
}

function afterSeen(messages: readonly { id: string }[], seenId: string | null) {
  const seen = messages.findIndex(({ id }) => id === seenId)
  return seen < 0 ? messages.length : seen + 1
}

function reasonOf(error: unknown): Unsent {
  if (isChanged(error)) return "changed"
  const lost = isLostTo(error)
  if (lost) return lost === "nobody" ? "lost" : lost
  return isTransient(error) ? "unavailable" : "refused"
}

type Draft = {
  text: string
  /** The reply is stored under this id, however often it is sent. */
  id: string
  /** The newest message when the writing began. */
  seenId: string | null
  /** A text that was sent without an answer, and may have arrived. */
  triedText: string | null
}

/** Each keystroke stores it; sign-out deletes it: it is about somebody else. */
function useDraft(name: string) {
  const { user } = useAuth()
  const key = recordKey(user?.id ?? "", `desk-${name}`)
  return useStoredOrShown<Draft>(
    key,
    () => readDraft(key),
    (draft) => {
      if (draft.text !== "") return writeRecord(key, { value: draft, isUnsaved: false })
      removeRecord(key)
      return true
    },
  )
}

function readDraft(key: string): Draft {
  const isDraft = (value: unknown) => typeof (value as Draft | null)?.text === "string"
  return readRecord<Draft>(key, isDraft)?.value ?? { text: "", id: newId(), seenId: null, triedText: null }
}
