import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { Switch } from "#app/ui/switch.tsx"
import { useSetSilence, useSilence } from "./use-silence.ts"

/** Hides everything about the baby, and brings it back. It asks no reason. */
export function SilenceSwitch() {
  const t = useMessages("silence")
  const isQuiet = useSilence()
  const setSilence = useSetSilence()
  return (
    <div lang={useLanguageOf("silence")}>
      <Switch label={t("switch")} description={t("switchText")} checked={isQuiet} onChange={setSilence} />
    </div>
  )
}
