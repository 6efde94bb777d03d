import { useState } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { useOlderEntries } from "#app/sync/older-entries/use-older-entries.ts"
import { Button } from "#app/ui/button.tsx"
import type { Month } from "./use-months.ts"

export function BringMonths({ months }: { months: readonly Month[] }) {
  const t = useMessages("diary")
  const { fetchMonth } = useOlderEntries()
  const [state, setState] = useState<"idle" | "bringing" | "failed">("idle")
  const missing = months.filter(({ isHere }) => !isHere)

  async function bring() {
    setState("bringing")
    try {
      for (const { month } of missing) await fetchMonth(month)
      setState("idle")
    } catch {
      setState("failed")
    }
  }

  if (missing.length === 0) return null
  return (
    <div className="flex flex-col items-start gap-3 rounded-lg bg-sunken px-5 py-4">
      <p role="status">
        {state === "failed" && `${t("bringFailed")} `}
        {t("monthsAway", { count: missing.length })}
      </p>
      <Button variant="quiet" size="small" onClick={bring} pending={state === "bringing"} pendingLabel={t("bringing")}>
        {t("bring")}
      </Button>
    </div>
  )
}
