import { useEffect, useSyncExternalStore } from "react"
import type { Conversation, Message } from "#app/storage/conversation.ts"
import { useOperations, useSynced, useSyncState } from "#app/sync/sync-context.ts"
import { ownKey, type Rows } from "#domain/nouns/noun.ts"
import { newestMessage, newestReply, type SyncedQuestion, type TeamReply, unreadReplies } from "#domain/team/team.ts"

/** A question that was asked on another device, or written to the team without the chat. */
export type ShownQuestion = SyncedQuestion & { text: string }
export type TimelineItem =
  | { kind: "message"; id: string; message: Message }
  | { kind: "question"; id: string; question: ShownQuestion }
  | { kind: "reply"; id: string; reply: TeamReply }
type Synced = Exclude<TimelineItem, { kind: "message" }> & { atMs: number }

type Timeline = {
  messages: readonly Message[]
  /**
   * Ids of the questions that already have a message in this device's conversation, even one that has not appeared yet.
   */
  questionIds: readonly (string | undefined)[]
  rows: Pick<Rows, "questions" | "teamReplies">
  hiddenIds: readonly string[]
  /** How many ms the server's clock, which dates the rows, is ahead of the device's clock. */
  clockAheadMs: number
}

/** Replies are marked as read only while the page is visible. */
export function useTimeline({ messages, hiddenIds = [] }: Conversation, isWaiting: boolean) {
  const rows = useSynced(({ questions, teamReplies, teamConversation }) => ({
    questions,
    teamReplies,
    teamConversation,
  }))
  const clockAheadMs = useSyncState((state) => state.clockAheadMs)
  const { perform } = useOperations()
  const isVisible = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === "visible",
    () => false,
  )
  const replies = Object.values(rows.teamReplies)
  const until = unreadReplies(replies, rows.teamConversation[ownKey]).at(-1)?.sentAt
  useEffect(() => {
    if (until && isVisible) perform("repliesRead", { until })
  }, [until, isVisible, perform])
  return {
    items: timelineOf({
      messages: isWaiting ? messages.slice(0, -1) : messages,
      questionIds: messages.map(({ questionId }) => questionId),
      rows,
      hiddenIds,
      clockAheadMs,
    }),
    /** Ids of all questions and replies, including questions that already have a message in the conversation. */
    syncedIds: [...Object.keys(rows.questions), ...Object.keys(rows.teamReplies)],
    /** The newest question or reply that she has seen. */
    newestSyncedId: newestMessage(Object.values(rows.questions), replies)?.id ?? null,
    newestReplyId: newestReply(replies)?.id,
  }
}

function onVisibility(listener: () => void) {
  document.addEventListener("visibilitychange", listener)
  return () => document.removeEventListener("visibilitychange", listener)
}

export function timelineOf({ messages, questionIds, rows, hiddenIds, clockAheadMs }: Timeline): TimelineItem[] {
  const items: TimelineItem[] = messages.map((message) => ({ kind: "message", id: message.id, message }))
  const synced = syncedOf(rows, clockAheadMs).filter(({ id }) => !questionIds.includes(id) && !hiddenIds.includes(id))
  let from = 0
  for (const { atMs, ...item } of synced) {
    const isBefore = (each: TimelineItem) => each.kind !== "message" || Date.parse(each.message.timestamp) <= atMs
    const place = Math.max(from, items.findLastIndex(isBefore) + 1)
    items.splice(place, 0, item)
    from = place + 1
  }
  return items
}

function syncedOf({ questions, teamReplies }: Timeline["rows"], clockAheadMs: number): Synced[] {
  const asked = Object.values(questions).flatMap(({ text, ...question }): Synced[] => {
    const { id, askedAt } = question
    return text
      ? [{ kind: "question", id, question: { ...question, text }, atMs: Date.parse(askedAt) - clockAheadMs }]
      : []
  })
  const replied = Object.values(teamReplies).map((reply): Synced => {
    return { kind: "reply", id: reply.id, reply, atMs: Date.parse(reply.sentAt) - clockAheadMs }
  })
  return [...asked, ...replied].sort((one, other) => one.atMs - other.atMs)
}
