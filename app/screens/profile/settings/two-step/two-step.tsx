import { useState } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { useToast } from "#app/ui/toast.ts"
import { UnfoldingRow } from "../rows.tsx"
import { RecoveryCodes } from "./recovery-codes.tsx"
import { TurnOn } from "./turn-on.tsx"
import { TurnedOn } from "./turned-on.tsx"
import { useTwoStep } from "./use-two-step.ts"

export function TwoStep() {
  const t = useMessages("details")
  // The state is held here, outside the row, because the codes are shown only once and must survive folding it.
  const [codes, setCodes] = useState<NewCodes | null>(null)
  return (
    <UnfoldingRow id="two-step" title={t("twoStep")} text={t("twoStepText")}>
      <Settings codes={codes} setCodes={setCodes} />
    </UnfoldingRow>
  )
}

type NewCodes = { codes: string[]; isFirst: boolean }
type SettingsProps = { codes: NewCodes | null; setCodes: (codes: NewCodes | null) => void }

function Settings({ codes, setCodes }: SettingsProps) {
  const t = useMessages("details")
  const showToast = useToast()
  const { state, isLost, reload } = useTwoStep()
  const [isChanged, setChanged] = useState(false)

  function show(newCodes: NewCodes) {
    setCodes(newCodes)
    void reload()
  }

  function keep() {
    if (codes?.isFirst) showToast({ title: t("twoStepOnTitle"), description: t("twoStepOnToast") })
    setCodes(null)
    setChanged(true)
  }

  const showFirst = (first: string[]) => show({ codes: first, isFirst: true })
  const showNew = (renewed: string[]) => show({ codes: renewed, isFirst: false })

  async function turnedOff() {
    await reload()
    setChanged(true)
    showToast({ title: t("twoStepOffTitle"), description: t("twoStepOffToast") })
  }

  if (codes) return <RecoveryCodes codes={codes.codes} onKept={keep} />
  if (!state) return isLost ? <p role="status">{t("twoStepUnavailable")}</p> : <Skeleton className="h-40 w-full" />
  if (state.isOn) return <TurnedOn state={state} takesFocus={isChanged} onCodes={showNew} onOff={turnedOff} />
  return <TurnOn isEmailConfirmed={state.isEmailConfirmed} takesFocus={isChanged} onCodes={showFirst} />
}
