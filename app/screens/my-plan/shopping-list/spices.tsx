import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { spicesOf } from "#content/recipes/spices.ts"
import type { PlannedWeek } from "#domain/plan/week/plan-week.ts"
import { eatenOn } from "#domain/plan/week/planned-day.ts"

/** Most kitchens have spices, so they are named but are not lines to tick. */
export function Spices({ of: { days } }: { of: Pick<PlannedWeek, "days"> }) {
  const t = useMessages("shopping-list")
  const lang = useLanguage()
  const named = spicesOf(days.flatMap(eatenOn))
  if (named.length === 0) return null
  return (
    <p className="text-ink-soft">
      {t("spices", {
        spices: listOf(
          named.map((spice) => t(`spice-${spice}`)),
          lang,
        ),
      })}
    </p>
  )
}
