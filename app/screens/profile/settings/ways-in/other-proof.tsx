import { useState } from "react"
import { useLocation } from "react-router"
import { api } from "#app/api.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { leaveForProvider } from "#app/session/provider.ts"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { useFailure } from "../use-failure.ts"
import type { WaysIn } from "./use-ways-in.ts"

/** An account without a password proves who she is by one more sign-in at the provider. */
export function OtherProof({ waysIn }: { waysIn: WaysIn }) {
  const t = useMessages("details")
  const fieldsOf = useFailure()
  const { pathname, search } = useLocation()
  const [isPending, setPending] = useState(false)
  const { providerName, linkedAt, hasProof } = waysIn

  async function prove() {
    setPending(true)
    try {
      const start = async () => (await api.auth["ways-in"].provider.prove.$post()).json()
      await leaveForProvider(pathname + search, start)
    } catch (error) {
      setPending(false)
      fieldsOf(error)
    }
  }

  if (hasProof) return <Notice tone="done">{t("proofHave")}</Notice>
  if (providerName === null || linkedAt === null) return <Notice>{t("proofByPassword")}</Notice>
  return (
    <Notice>
      <p>{t("proofAsk")}</p>
      <Button
        variant="quiet"
        size="small"
        className="mt-3"
        pending={isPending}
        pendingLabel={t("leavingForProvider")}
        onClick={() => void prove()}
      >
        {t("proofGo", { name: providerName })}
      </Button>
    </Notice>
  )
}
