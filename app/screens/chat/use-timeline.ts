import { useEffect, useSyncExternalStore } from "react"
import type { Conversation } from "#app/storage/conversation.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { ownKey } from "#domain/operations/rows.ts"
import { newestMessage, newestReply, unreadReplies } from "#domain/team.ts"
import { timelineOf } from "./timeline.ts"

/** Replies count as read once they are on a visible page. */
export function useTimeline({ messages, hiddenIds = [] }: Conversation, isWaiting: boolean) {
  const { rows, clockAheadMs } = useSynced()
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
    /** Also those of which the conversation has a message. */
    syncedIds: [...Object.keys(rows.questions), ...Object.keys(rows.teamReplies)],
    /** Up to where she has seen what was asked and answered. */
    newestSyncedId: newestMessage(Object.values(rows.questions), replies)?.id ?? null,
    newestReplyId: newestReply(replies)?.id,
  }
}

function onVisibility(listener: () => void) {
  document.addEventListener("visibilitychange", listener)
  return () => document.removeEventListener("visibilitychange", listener)
}
