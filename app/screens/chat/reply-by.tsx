import { useMessages } from "#app/language/use-messages.ts"
import { useSynced } from "#app/sync/sync-context.ts"
import { useWhen } from "#app/team/use-when.ts"
import { useMinute } from "#app/ui/use-today.ts"
import { ownKey } from "#domain/nouns/noun.ts"
import { isAnswered, type SyncedQuestion } from "#domain/team/team.ts"

/** Says when she may expect the team's reply, as long as she waits for one. */
export function ReplyBy({ question }: { question: SyncedQuestion }) {
  const t = useMessages("chat")
  const when = useWhen()
  const minute = useMinute()
  const { answerBy } = question
  const isOver = useSynced(({ teamReplies, teamConversation }) => {
    return teamConversation[ownKey]?.closedAt != null || isAnswered(question, Object.values(teamReplies))
  })
  if (!answerBy || isOver) return null
  const isLate = Date.parse(answerBy) <= minute
  return <p className="text-sm text-ink-soft">{isLate ? t("replyLate") : t("replyBy", { when: when(answerBy) })}</p>
}
