import { lazy, Suspense } from "react"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { useHasUserHere } from "#app/session/user-here.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"

/** In place of a guide about the baby alone, which she can open all the same. */
export function QuietGuide({ onShow }: { onShow: () => void }) {
  return (
    <Suspense>
      <ThisGuide onShow={onShow} />
    </Suspense>
  )
}

function ThisGuide({ onShow }: { onShow: () => void }) {
  const t = useMessages("silence")
  return (
    <Card
      tone="note"
      lang={useLanguageOf("silence")}
      aria-labelledby="quiet"
      className="flex flex-col items-start gap-3"
    >
      <h2 id="quiet">{t("guideTitle")}</h2>
      <p>{t("guideText")}</p>
      <Button variant="soft" size="small" onClick={onShow}>
        {t("showGuide")}
      </Button>
    </Card>
  )
}

/** Visitors do not need its code. */
const SilenceSwitch = lazy(async () => ({ default: (await import("#app/silence/silence-switch.tsx")).SilenceSwitch }))

/** The switch, for signed-in users. */
export function SilenceOffer() {
  const canSilence = useHasUserHere()
  const isHydrated = useHydrated()
  if (!isHydrated || !canSilence) return null
  return (
    <div className="rounded-lg border border-line px-4 py-1 print:hidden">
      <Suspense fallback={<div className="h-24" />}>
        <SilenceSwitch />
      </Suspense>
    </div>
  )
}
