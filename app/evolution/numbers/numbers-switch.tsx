import { LanguageBoundary } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Switch } from "#app/ui/switch.tsx"
import { useHideNumbers, useNumbersHidden } from "./use-numbers-hidden.ts"

export function NumbersSwitch() {
  return (
    <LanguageBoundary of="numbers">
      <OnOff />
    </LanguageBoundary>
  )
}

function OnOff() {
  const t = useMessages("numbers")
  const isHidden = useNumbersHidden()
  const hideNumbers = useHideNumbers()
  return <Switch label={t("switch")} description={t("switchText")} checked={isHidden} onChange={hideNumbers} />
}
