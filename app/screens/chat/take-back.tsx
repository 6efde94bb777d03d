import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { useUser } from "#app/session/use-user.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { sayTakenBack } from "./question-outcome.ts"

/** Under the answer to a question that went to the team, or waits to: she may think better of it. */
export function TakeBack({ questionId }: { questionId: string }) {
  const t = useWords("chat")
  const lang = useLanguageOf("chat")
  const { id: userId } = useUser()
  const { rows } = useSynced()
  const { perform } = useOperations()
  if (!rows.questions[questionId]) return null

  function takeBack() {
    // Where the question is still on its way, the server hears of both, in this order.
    perform("questionTakenBack", { questionId })
    sayTakenBack(userId, questionId, t("takenBack"))
    document.getElementById("conversation")?.focus()
  }

  return (
    <Button variant="quiet" size="small" lang={lang} onClick={takeBack} className="self-start">
      {t("takeBack")}
    </Button>
  )
}
