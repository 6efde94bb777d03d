import { useState } from "react"
import { useLocation } from "react-router"
import { messageOf } from "#app/language/load-messages.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { AppError } from "#app/send.ts"
import { Button } from "#app/ui/button.tsx"
import { useToast } from "#app/ui/toast.ts"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { leaveForProvider, readProviderName } from "./provider.ts"

/** Nothing is sent to the provider before she taps. */
export function ProviderButton() {
  const t = useMessages("provider")
  const tErrors = useMessages("errors")
  const showToast = useToast()
  const isHydrated = useHydrated()
  const [isPending, setPending] = useState(false)
  const { state } = useLocation()
  const name = isHydrated ? readProviderName() : null
  if (name === null) return null

  async function leave(name: string) {
    setPending(true)
    try {
      await leaveForProvider(state?.from ?? "/dashboard")
    } catch (error) {
      setPending(false)
      if (!(error instanceof AppError)) throw error
      const description = messageOf(tErrors, error)
      showToast({ title: t("failed", { name }), description, kind: "destructive" })
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-center text-ink-soft">{t("or")}</p>
      <Button variant="quiet" wide pending={isPending} pendingLabel={t("leaving")} onClick={() => void leave(name)}>
        {t("continue", { name })}
      </Button>
    </div>
  )
}
