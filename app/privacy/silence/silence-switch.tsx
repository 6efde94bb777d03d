import { LanguageBoundary } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Switch } from "#app/ui/switch.tsx"
import { useSetSilence, useSilence } from "./use-silence.ts"

export function SilenceSwitch() {
  return (
    <LanguageBoundary of="silence">
      <OnOff />
    </LanguageBoundary>
  )
}

function OnOff() {
  const t = useMessages("silence")
  const isQuiet = useSilence()
  const setSilence = useSetSilence()
  return <Switch label={t("switch")} description={t("switchText")} checked={isQuiet} onChange={setSilence} />
}
