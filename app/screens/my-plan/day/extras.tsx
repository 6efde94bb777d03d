import { Apple, CookingPot } from "lucide"
import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { optional } from "#app/optional.tsx"
import { Contains } from "#app/plan/contains.tsx"
import { BoilsLater, usePreparationLabel } from "#app/plan/preparation-time.tsx"
import { useCooked } from "#app/plan/use-cooked.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { Fold } from "#app/ui/fold.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { aheadKey } from "#domain/plan/cooking/cooked.ts"
import type { PreparationOfDay } from "#domain/plan/cooking/preparations.ts"
import { dayAndMeal } from "#domain/plan/slots.ts"
import type { Extras } from "#domain/plan/week/extras.ts"
import type { Plan } from "#domain/plan/week/plan-of.ts"

type BesideProps = { extras: Extras; isUntold: boolean | undefined }

const AmountsOfDay = optional(async () => ({ default: (await import("#app/plan/amounts-ahead.tsx")).AmountsOfDay }))

/** The list shows no total on purpose: she eats as much as she is hungry for. */
export function BesideTheMeals({ extras, isUntold }: BesideProps) {
  const t = useMessages("day")
  const texts = useTexts("snacks")
  const all = [...extras.snacks, ...extras.seconds]
  return (
    <section aria-labelledby="beside">
      <h2 id="beside" className="mb-1 flex items-center gap-2">
        <Icon node={Apple} size={22} className="shrink-0 text-action" />
        {t("besideTheMeals")}
      </h2>
      <p className="mb-3 text-ink-soft">{t("aBase")}</p>
      <ul className="divide-y divide-line">
        {all.map((snack) => (
          <li key={snack.id} className="max-w-none py-2.5">
            <span className="block font-bold">{texts[snack.id]?.title}</span>
            <span className="block text-ink-soft">{texts[snack.id]?.how}</span>
            {isUntold && <Contains recipe={snack} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

type AheadProps = {
  preparations: readonly PreparationOfDay[]
  lead: "ahead" | "before"
  plan: Pick<Plan, "week" | "household">
}

export function Ahead({ preparations, lead, plan }: AheadProps) {
  const t = useMessages("day")
  const lang = useLanguage()
  const texts = useTexts("preparations")
  const label = usePreparationLabel()
  if (preparations.length === 0) return null
  const nameOf = (slot: PreparationOfDay["meals"][number]) => {
    const { day, meal } = dayAndMeal(slot)
    return t("mealOfDay", { day, meal: t(`meal-${meal}`) })
  }
  return (
    <Card tone="none" aria-labelledby={lead} className="flex flex-col gap-3">
      <h2 id={lead} className="flex items-center gap-2 text-xl">
        <Icon node={CookingPot} size={20} className="shrink-0 text-action" />
        {t(lead)}
      </h2>
      <ul className="flex flex-col gap-2">
        {preparations.map((ofDay) => {
          const { preparation, meals } = ofDay
          const { key, isCooked, waterMl } = preparation
          const servings = meals.length * plan.household.people
          return (
            <li key={key} className="max-w-none">
              <Fold className="bg-surface" label={label(texts[key]?.title, preparation)}>
                <p className="pb-3">
                  {isCooked && <AmountsOfDay preparation={ofDay} plan={plan} />}
                  {texts[key]?.how}
                  <BoilsLater waterMl={waterMl} servings={servings} />
                  <span className="block text-sm text-ink-soft">
                    {t("forMeals", { meals: listOf(meals.map(nameOf), lang) })}
                    {isCooked && ` · ${t("servings", { count: servings })}`}
                  </span>
                </p>
                {isCooked && <CookedAhead preparation={key} servings={servings} />}
              </Fold>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function CookedAhead({ preparation, servings }: { preparation: string; servings: number }) {
  const t = useMessages("day")
  const cooked = useCooked(aheadKey(preparation))
  const isNoted = cooked.servings !== null
  return (
    <Button
      variant={isNoted ? "quiet" : "soft"}
      size="small"
      className="mb-3"
      aria-pressed={isNoted}
      onClick={() => (isNoted ? cooked.takeBack() : cooked.note(servings))}
    >
      {t("isCooked")}
    </Button>
  )
}
