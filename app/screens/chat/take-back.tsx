import { useMessages } from "#app/language/use-messages.ts"
import { useUser } from "#app/session/use-user.ts"
import { markTakenBack } from "#app/storage/conversation.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { useToast } from "#app/ui/toast.ts"
import type { SyncedQuestion } from "#domain/team/team.ts"
import { isAnswered } from "#domain/team/team.ts"

export function TakeBack({ question, isPlain = false }: { question: SyncedQuestion; isPlain?: boolean }) {
  const t = useMessages("chat")
  const showToast = useToast()
  const { id: userId } = useUser()
  const hasAnswer = useSynced(({ teamReplies }) => isAnswered(question, Object.values(teamReplies)))
  const { perform } = useOperations()
  if (hasAnswer) return null

  function takeBack() {
    // If the question is still pending, the server gets both operations, the question first.
    perform("questionTakenBack", { questionId: question.id })
    if (!markTakenBack(userId, question.id, t("takenBack"))) showToast({ title: t("takenBack") })
    document.getElementById("conversation")?.focus()
  }

  if (isPlain) {
    return (
      <button
        type="button"
        onClick={takeBack}
        className="-my-1 min-h-11 self-start text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
      >
        {t("takeBack")}
      </button>
    )
  }
  return (
    <Button variant="quiet" size="small" onClick={takeBack} className="self-start">
      {t("takeBack")}
    </Button>
  )
}
