import { MoonStar } from "lucide"
import { useMessages } from "#app/language/use-messages.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { useDayNow, useOperations } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { currentJourneyId, eatenSlots, hasHardNight, type Journey, progressOf } from "#domain/journey/journey.ts"
import { slotOf } from "#domain/plan/slots.ts"
import { meals } from "#domain/recipes/recipe.ts"

export function HardNight({ journey }: { journey: Journey | undefined }) {
  const t = useMessages("hard-night")
  const isQuiet = useSilence()
  const { perform } = useOperations()
  const dayNow = useDayNow()
  const { day: today } = progressOf(journey)
  const journeyId = journey?.id ?? currentJourneyId
  const isOn = hasHardNight(journey, today)
  const eaten = eatenSlots(journey)
  const left = meals.filter((meal) => !eaten.includes(slotOf(today, meal)))

  function begin() {
    perform("hardNightSet", { journeyId, day: today, meals: left })
    perform("itemDone", { journeyId, day: today, item: "activity", date: dayNow() })
  }

  return (
    <Card
      tone={isOn ? "note" : "none"}
      aria-label={isOn ? undefined : t("title")}
      aria-labelledby={isOn ? "hard-night" : undefined}
      className={`flex flex-col ${isOn ? "gap-3" : "gap-1"}`}
    >
      {isOn && (
        <h2 id="hard-night" className="flex items-center gap-2 text-xl">
          <Icon node={MoonStar} size={20} className="shrink-0 text-note" />
          {t("onTitle")}
        </h2>
      )}
      <p role="status" className={isOn ? "" : "order-last text-sm text-ink-soft"}>
        {t(isOn ? "onText" : "hint")}
      </p>
      {isOn && !isQuiet && <p>{t("onBaby")}</p>}
      {isOn ? (
        <Button
          variant="quiet"
          size="small"
          className="self-start"
          onClick={() => perform("hardNightSet", { journeyId, day: today, meals: [] })}
        >
          {t("undo")}
        </Button>
      ) : (
        <Button variant="soft" size="small" onClick={begin}>
          <Icon node={MoonStar} size={18} />
          {t("begin")}
        </Button>
      )}
    </Card>
  )
}
