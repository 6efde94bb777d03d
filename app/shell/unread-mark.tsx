import { useMessages } from "#app/language/use-messages.ts"
import { useSynced } from "#app/sync/sync-context.ts"
import { ownKey } from "#domain/operations/rows.ts"
import { unreadReplies } from "#domain/team.ts"

const many = 9

/** On links to the chat: how many replies of the team she has not seen. */
export function UnreadMark({ className = "" }: { className?: string }) {
  const t = useMessages("navigation")
  const { rows } = useSynced()
  const count = unreadReplies(Object.values(rows.teamReplies), rows.teamConversation[ownKey]).length
  if (count === 0) return null
  return (
    <>
      <span
        aria-hidden
        className={`inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-action px-1.5 text-xs font-bold text-action-ink tabular-nums ${className}`}
      >
        {count > many ? `${many}+` : count}
      </span>
      <span className="sr-only">, {t("newReplies", { count })}</span>
    </>
  )
}
