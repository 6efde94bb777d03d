import { Suspense } from "react"
import { LanguageBoundary } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { optional } from "#app/optional.tsx"
import { useHasUserHere } from "#app/session/use-user.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"

export function QuietGuide({ onShow }: { onShow: () => void }) {
  return (
    <Suspense>
      <LanguageBoundary
        of="silence"
        as={Card}
        tone="note"
        aria-labelledby="quiet"
        className="flex flex-col items-start gap-3"
      >
        <ThisGuide onShow={onShow} />
      </LanguageBoundary>
    </Suspense>
  )
}

function ThisGuide({ onShow }: { onShow: () => void }) {
  const t = useMessages("silence")
  return (
    <>
      <h2 id="quiet">{t("guideTitle")}</h2>
      <p>{t("guideText")}</p>
      <Button variant="soft" size="small" onClick={onShow}>
        {t("showGuide")}
      </Button>
    </>
  )
}

/** The switch of quiet mode loads on its own, because visitors who are not signed in do not need its code. */
const SilenceSwitch = optional(
  async () => ({ default: (await import("#app/privacy/silence/silence-switch.tsx")).SilenceSwitch }),
  <div className="h-24" />,
)

export function SilenceOffer() {
  const canSilence = useHasUserHere()
  const isHydrated = useHydrated()
  if (!isHydrated || !canSilence) return null
  return (
    <div className="rounded-lg border border-line px-4 py-1 print:hidden">
      <SilenceSwitch />
    </div>
  )
}
