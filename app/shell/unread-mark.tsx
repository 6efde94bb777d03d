import { useMessages } from "#app/language/use-messages.ts"
import { useSynced } from "#app/sync/sync-context.ts"
import { ownKey } from "#domain/nouns/noun.ts"
import { unreadReplies } from "#domain/team/team.ts"
import type { mainPlaces } from "./places.ts"

const many = 9

export function usePlaceNames() {
  const t = useMessages("navigation")
  const unread = useSynced(
    ({ teamReplies, teamConversation }) => unreadReplies(Object.values(teamReplies), teamConversation[ownKey]).length,
  )
  return {
    unread,
    nameOf(name: (typeof mainPlaces)[number]["name"]) {
      return name === "chat" && unread > 0 ? `${t(name)}, ${t("newReplies", { count: unread })}` : t(name)
    },
  }
}

export function UnreadMark({ count, className = "" }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden
      data-count={count > many ? `${many}+` : count}
      className={`inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-action-fill px-1.5 text-xs font-bold text-action-ink tabular-nums before:content-[attr(data-count)] ${className}`}
    />
  )
}
