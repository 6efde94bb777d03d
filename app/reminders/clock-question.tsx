import { Clock } from "lucide"
import { type Bounds, LanguageBoundary, useLanguage } from "#app/language/language-boundary.tsx"
import { timeOfDay, timeOfDevice } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { focusMain } from "#app/ui/focus-main.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMinute } from "#app/ui/use-today.ts"
import { useOtherClock } from "./use-other-clock.ts"

/** Asks in which time zone she lives, until she answers. */
export default function ClockQuestion() {
  const other = useOtherClock()
  return other && <LanguageBoundary of="notifications" as={Question} {...other} />
}

function Question({ follow, accept, ...bounds }: Bounds & { follow: () => void; accept: () => void }) {
  const t = useMessages("notifications")
  const lang = useLanguage()
  const now = new Date(useMinute()).toISOString()

  function answer(act: () => void) {
    act()
    focusMain()
  }

  return (
    <Card {...bounds} tone="note" aria-labelledby="other-clock" className="flex flex-col gap-3">
      <h2 id="other-clock" className="flex items-center gap-3 text-lg">
        <Icon node={Clock} size={22} className="shrink-0 text-note" />
        {t("otherClock")}
      </h2>
      <p>{t("otherClockText", { here: timeOfDevice(now, lang), hers: timeOfDay(now, lang) })}</p>
      <p className="flex flex-wrap gap-3">
        <Button variant="soft" size="small" onClick={() => answer(follow)}>
          {t("followClock")}
        </Button>
        <Button variant="quiet" size="small" onClick={() => answer(accept)}>
          {t("keepClock")}
        </Button>
      </p>
    </Card>
  )
}
