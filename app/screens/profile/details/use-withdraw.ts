import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { api } from "#app/api.ts"
import { consentKey } from "#app/consent/kept-consents.ts"
import { forgetAllFor } from "#app/consent/kept-data.ts"
import { forgetKey } from "#app/kept/storage.ts"
import { messageOf } from "#app/language/error-message.ts"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { refuseWaiting } from "#app/screens/chat/send-question.ts"
import { AppError } from "#app/send.ts"
import { readSession } from "#app/session/account.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { useUser } from "#app/session/use-user.ts"
import { showToast } from "#app/ui/toast.ts"
import type { ConsentPurpose } from "#domain/consent.ts"

/** Takes back a consent: what was kept for it goes, on the server first, so that nothing is half done without a connection. */
export function useWithdraw(purpose: ConsentPurpose) {
  const t = useWords("consent")
  const tErrors = useWords("errors")
  const lang = useLanguageOf("consent")
  const { id: userId } = useUser()
  const { refresh } = useAuth()
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)

  async function withdraw() {
    setPending(true)
    try {
      // Another mother may have signed in behind this page.
      if ((await readSession())?.user.id !== userId) return await refresh()
      await api.consents[":purpose"].$delete({ param: { purpose } })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return showToast({ title: t("failedTitle"), description: messageOf(tErrors, error), kind: "destructive", lang })
    } finally {
      setPending(false)
    }
    forgetKey(consentKey(userId, purpose))
    if (purpose === "questions") refuseWaiting(userId)
    forgetAllFor(userId, purpose)
    // The button that asked goes away.
    document.getElementById("your-data")?.focus()
    showToast({ title: t("withdrawnTitle"), description: t("withdrawnText"), lang })
    await queryClient.resetQueries()
    // Without her first answers she is asked them again.
    await refresh()
  }

  return { withdraw, pending }
}
