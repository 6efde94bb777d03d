import { useState } from "react"
import { forgetWriting } from "#app/consent/forget-writing.ts"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { refuseWaiting } from "#app/screens/chat/question-outcome.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { useUser } from "#app/session/use-user.ts"
import { forgetAcknowledged } from "#app/sync/acknowledged.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { showToast } from "#app/ui/toast.ts"
import type { ConsentPurpose } from "#domain/consent.ts"
import { purposeOf } from "#domain/operations/purpose.ts"
import { nounsOfPurpose } from "#domain/operations/rows.ts"

/** Takes back a consent: what was stored for it goes, here at once and on the server as soon as it can be reached. */
export function useWithdraw(purpose: ConsentPurpose) {
  const t = useWords("consent")
  const lang = useLanguageOf("consent")
  const { id: userId } = useUser()
  const { refresh } = useAuth()
  const { pending: waiting, refused } = useSynced()
  const { perform, discard, forget } = useOperations()
  const [pending, setPending] = useState(false)

  async function withdraw() {
    setPending(true)
    // What the server has not heard of yet goes without reaching it.
    const unsent = [...waiting, ...refused.map(({ operation }) => operation)]
    if (purpose === "questions") refuseWaiting(userId)
    discard(unsent.filter(({ name }) => purposeOf(name) === purpose).map(({ id }) => id))
    forgetWriting(userId, purpose)
    forget(nounsOfPurpose[purpose])
    await forgetAcknowledged(userId, purpose)
    const { status } = await perform("consentWithdrawn", { purpose }).outcome
    setPending(false)
    // The button that asked goes away.
    document.getElementById("your-data")?.focus()
    const isDone = status === "synced"
    showToast({
      title: t(isDone ? "withdrawnTitle" : "withdrawalWaitsTitle"),
      description: t(isDone ? "withdrawnText" : "withdrawalWaitsText"),
      lang,
    })
    // Without her first answers she is asked them again.
    await refresh()
  }

  return { withdraw, pending }
}
