import { useState } from "react"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { showToast } from "#app/ui/toast.ts"
import { UnfoldingRow } from "../unfolding-row.tsx"
import { RecoveryCodes } from "./recovery-codes.tsx"
import { TurnOn } from "./turn-on.tsx"
import { TurnedOn } from "./turned-on.tsx"
import { useTwoStep } from "./use-two-step.ts"

/** A code of her phone besides the password. */
export function TwoStep() {
  const t = useMessages("details")
  // Kept while the row is folded: they are shown only once.
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <UnfoldingRow title={t("twoStep")} text={t("twoStepText")}>
      <Settings codes={codes} setCodes={setCodes} />
    </UnfoldingRow>
  )
}

type SettingsProps = { codes: string[] | null; setCodes: (codes: string[] | null) => void }

function Settings({ codes, setCodes }: SettingsProps) {
  const t = useMessages("details")
  const lang = useLanguageOf("details")
  const { state, isLost, reload } = useTwoStep()
  const [isChanged, setChanged] = useState(false)

  function show(newCodes: string[]) {
    setCodes(newCodes)
    void reload()
  }

  function keep() {
    setCodes(null)
    setChanged(true)
  }

  async function turnedOff() {
    await reload()
    setChanged(true)
    showToast({ title: t("twoStepOffTitle"), description: t("twoStepOffToast"), lang })
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={keep} />
  if (!state) return isLost ? <p role="status">{t("twoStepUnavailable")}</p> : <Skeleton className="h-40 w-full" />
  if (state.isOn) return <TurnedOn state={state} takesFocus={isChanged} onCodes={show} onOff={turnedOff} />
  return <TurnOn isEmailConfirmed={state.isEmailConfirmed} takesFocus={isChanged} onCodes={show} />
}
