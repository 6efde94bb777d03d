import { useLocation, useNavigate } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import type { Slot } from "#domain/plan/slots.ts"
import type { Plan } from "#domain/plan/week/plan-of.ts"
import { Alternatives } from "./alternatives.tsx"

type Props = { plan: Plan; slot: Slot; linkId: string }

/** `linkId` is the id of the link that opened this part and gets the focus back. */
export default function Swap({ plan, slot, linkId }: Props) {
  const t = useMessages("swap")
  const { state } = useLocation()
  const navigate = useNavigate()

  async function keep() {
    await navigate({ hash: "" }, { replace: true, state, preventScrollReset: true })
    document.getElementById(linkId)?.focus()
  }

  return (
    <section ref={reveal} aria-labelledby="swap" className="flex flex-col gap-3 py-2 print:hidden">
      <h2 id="swap" className="text-xl">
        {t("swap")}
      </h2>
      <p>{t("swapText")}</p>
      <div id="alternatives">
        <Alternatives plan={plan} slot={slot} />
      </div>
      <Button variant="quiet" size="small" className="self-start" onClick={() => void keep()}>
        {t("closeSwap")}
      </Button>
    </section>
  )
}

function reveal(section: HTMLElement | null) {
  section?.scrollIntoView()
}
