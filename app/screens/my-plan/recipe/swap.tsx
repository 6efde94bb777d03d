import { lazy, Suspense } from "react"
import { useLocation, useNavigate } from "react-router"
import { fetchFile } from "#app/fetch-file.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import type { Plan } from "#domain/plan/plan-of.ts"
import type { Slot } from "#domain/plan/slots.ts"

const Alternatives = lazy(() => fetchFile(() => import("./alternatives.tsx")))

export const swapLinkId = "to-swap"

export function Swap({ plan, slot }: { plan: Plan; slot: Slot }) {
  const t = useMessages("recipe")
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  if (hash !== "#swap") return null

  async function keep() {
    await navigate({ hash: "" }, { replace: true, state, preventScrollReset: true })
    document.getElementById(swapLinkId)?.focus()
  }

  return (
    <section ref={reveal} aria-labelledby="swap" className="flex flex-col gap-3 py-2 print:hidden">
      <h2 id="swap" className="text-xl">
        {t("swap")}
      </h2>
      <p>{t("swapText")}</p>
      <div id="alternatives">
        <Suspense>
          <Alternatives plan={plan} slot={slot} />
        </Suspense>
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
