import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { useHasUserHere } from "#app/session/user-here.ts"
import { Button } from "#app/ui/button.tsx"
import { useHideNumbers, useNumbersHidden } from "./use-numbers-hidden.ts"

/** Where eating is hard: numbers can go, at one tap, and come back at another. Nothing to a visitor, who has none. */
export function NumbersOffer() {
  return useHasUserHere() ? <Offer /> : null
}

function Offer() {
  const t = useMessages("numbers")
  const isHidden = useNumbersHidden()
  const hideNumbers = useHideNumbers()
  return (
    <div lang={useLanguageOf("numbers")} className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Button variant="quiet" size="small" onClick={() => hideNumbers(!isHidden)}>
        {t(isHidden ? "showAgain" : "hide")}
      </Button>
      <p role="status" className="text-sm">
        {isHidden && t("areHidden")}
      </p>
    </div>
  )
}
