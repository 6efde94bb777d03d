import { MoonStar } from "lucide-react"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { useOperations } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { slotOf } from "#domain/plan/slots.ts"
import { meals } from "#domain/recipe.ts"
import { eatenSlots, type Plan } from "./use-plan.ts"

/**
 * After a hard night the meals that are left today become plates that need no cooking, and rest stands in for the walk.
 * One tap takes it back; what is done stays done.
 */
export function HardNight({ plan: { journey, today } }: { plan: Plan }) {
  const t = useMessages("hard-night")
  const lang = useLanguageOf("hard-night")
  const { perform } = useOperations()
  const isOn = (journey.hardNights?.values[today] ?? []).length > 0
  const eaten = eatenSlots(journey)
  const left = meals.filter((meal) => !eaten.includes(slotOf(today, meal)))

  function begin() {
    perform("hardNightSet", { journeyId: journey.id, day: today, meals: left })
    perform("itemDone", { journeyId: journey.id, day: today, item: "activity" })
  }

  return (
    <Card tone="note" lang={lang} aria-labelledby="hard-night" className="flex flex-col gap-3">
      <h2 id="hard-night" className="flex items-center gap-2 text-xl">
        <MoonStar size={20} aria-hidden className="shrink-0 text-note" />
        {t(isOn ? "onTitle" : "title")}
      </h2>
      <p role="status">{t(isOn ? "onText" : "text")}</p>
      {isOn ? (
        <Button
          variant="quiet"
          size="small"
          className="self-start"
          onClick={() => perform("hardNightSet", { journeyId: journey.id, day: today, meals: [] })}
        >
          {t("undo")}
        </Button>
      ) : (
        <Button variant="soft" size="small" className="self-start" onClick={begin}>
          {t("begin")}
        </Button>
      )}
    </Card>
  )
}
