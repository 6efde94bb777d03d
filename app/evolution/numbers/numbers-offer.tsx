import { useRef } from "react"
import { type Bounds, LanguageBoundary } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Optional } from "#app/optional.tsx"
import { useHasUserHere } from "#app/session/use-user.ts"
import { Button } from "#app/ui/button.tsx"
import { useHideNumbers, useNumbersAnswer } from "./use-numbers-hidden.ts"

type NumbersOfferProps = {
  /** True if the offer is a question that she can also decline. */
  isAsked?: boolean
}

/** Help in an emergency is shown even if the offer to hide numbers fails to load. */
export function NumbersOffer(props: NumbersOfferProps) {
  if (!useHasUserHere()) return null
  return (
    <Optional>
      <LanguageBoundary of="numbers" as={Offer} {...props} />
    </Optional>
  )
}

function Offer({ isAsked = false, ...bounds }: NumbersOfferProps & Bounds) {
  const t = useMessages("numbers")
  const answer = useNumbersAnswer()
  const hideNumbers = useHideNumbers()
  const toggle = useRef<HTMLButtonElement>(null)
  const isWaiting = isAsked && answer === undefined

  function keep() {
    void hideNumbers(false)
    toggle.current?.focus()
  }
  return (
    <div {...bounds} className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      {isWaiting && <p className="w-full">{t("offer")}</p>}
      <Button ref={toggle} variant="quiet" size="small" onClick={() => hideNumbers(answer !== true)}>
        {t(answer ? "showAgain" : "hide")}
      </Button>
      {isWaiting && (
        <Button variant="quiet" size="small" onClick={keep}>
          {t("keep")}
        </Button>
      )}
      <p role="status" className="text-sm">
        {answer && t("areHidden")}
        {isAsked && answer === false && t("areKept")}
      </p>
    </div>
  )
}
