import { Repeat2 } from "lucide"
import { lazy, Suspense, useState } from "react"
import { useLocation } from "react-router"
import { fetchFile } from "#app/fetch-file.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { Plan } from "#domain/plan/plan-of.ts"
import type { Slot } from "#domain/plan/slots.ts"

const Alternatives = lazy(() => fetchFile(() => import("./alternatives.tsx")))

/** Other dishes for this meal of her week, each with its reason, once she asks for them. */
export function Swap({ plan, slot }: { plan: Plan; slot: Slot }) {
  const t = useMessages("recipe")
  const isMeant = useLocation().hash === "#swap"
  const [isOpen, setOpen] = useState(isMeant)
  return (
    <section ref={isMeant ? reveal : undefined} aria-labelledby="swap" className="flex flex-col gap-3 print:hidden">
      <h2 id="swap" className="text-xl">
        {t("swap")}
      </h2>
      <p>{t("swapText")}</p>
      <Button
        variant="soft"
        size="small"
        className="self-start"
        aria-expanded={isOpen}
        aria-controls="alternatives"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon node={Repeat2} size={20} />
        {t(isOpen ? "closeSwap" : "openSwap")}
      </Button>
      <div id="alternatives" hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <Alternatives plan={plan} slot={slot} />
          </Suspense>
        )}
      </div>
    </section>
  )
}

function reveal(section: HTMLElement | null) {
  section?.scrollIntoView()
}
