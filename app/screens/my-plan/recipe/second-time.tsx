import { Refrigerator, Soup } from "lucide"
import { useMessages } from "#app/language/use-messages.ts"
import { useSecondTime } from "#app/plan/use-second-time.ts"
import { Card } from "#app/ui/card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { MealOfDay } from "#domain/plan/meals-of-day.ts"

const warmingSteps = ["warm-1", "warm-2", "warm-3"] as const

/** How a dish that is cooked once for two meals is kept, or warmed through; nothing of any other. */
export function SecondTime({ of }: { of: MealOfDay }) {
  const t = useMessages("recipe")
  const secondTime = useSecondTime()(of)
  if (!secondTime) return null
  return (
    <Card tone="done" aria-labelledby="second-time" className="flex flex-col gap-3">
      <h2 id="second-time" className="flex items-center gap-2 text-xl">
        <Icon node={of.cookedOn ? Soup : Refrigerator} size={20} className="shrink-0 text-done" />
        {secondTime.text}
      </h2>
      {of.cookedOn ? (
        <>
          <ol className="flex list-decimal flex-col gap-2 pl-5">
            {warmingSteps.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
          <p className="text-ink-soft">{t("warmNone")}</p>
        </>
      ) : (
        <p>{t("keepText")}</p>
      )}
    </Card>
  )
}
