import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { Switch } from "#app/ui/switch.tsx"
import { useHideNumbers, useNumbersHidden } from "./use-numbers-hidden.ts"

/** Hides weights, calories and scores everywhere, and brings them back. */
export function NumbersSwitch() {
  const t = useMessages("numbers")
  const isHidden = useNumbersHidden()
  const hideNumbers = useHideNumbers()
  return (
    <div lang={useLanguageOf("numbers")}>
      <Switch label={t("switch")} description={t("switchText")} checked={isHidden} onChange={hideNumbers} />
    </div>
  )
}
