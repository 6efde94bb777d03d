import { PartMessage } from "#app/language/message.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Fold } from "#app/ui/fold.tsx"
import { cookingMinutes, type MealOfDay } from "#domain/plan/meals-of-day.ts"
import { meals } from "#domain/recipe.ts"

type CookingProps = { days: readonly { day: number; meals: readonly MealOfDay[] }[]; today: number | null }

/** How much each day asks of her: what is cooked for two days, and what is there already. */
export function Cooking({ days, today }: CookingProps) {
  const t = useMessages("my-plan")
  return (
    <Fold label={t("cooking")} className="bg-surface sm:px-5">
      <table className="mb-3 w-full table-fixed text-left">
        <caption className="pb-3 text-left text-sm text-ink-soft">{t("cookingText")}</caption>
        <thead>
          <tr className="align-bottom text-sm">
            <td />
            {meals.map((meal) => (
              <th key={meal} scope="col" className="pb-1 font-bold wrap-anywhere">
                <PartMessage of="plan" name={meal} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, meals: ofDay }) => (
            <tr
              key={day}
              className={`border-t border-line align-baseline ${day === today ? "bg-note-soft" : ""}`}
              aria-current={day === today ? "date" : undefined}
            >
              <th scope="row" className={`py-2 pl-1 ${day === today ? "font-bold" : "font-normal"}`}>
                {t("day", { day })}
              </th>
              {ofDay.map((meal) => (
                <td key={meal.meal} className="py-2 pr-1">
                  <Minutes of={meal} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  )
}

function Minutes({ of }: { of: MealOfDay }) {
  const t = useMessages("my-plan")
  const { recipe, cookedOn, alsoFor } = of
  if (!recipe) return null
  return (
    <>
      <span className={cookedOn ? "text-done" : ""}>{t("minutes", { minutes: cookingMinutes(of) })}</span>
      {alsoFor && <span className="block text-sm text-ink-soft">{t("cookedFor", { day: alsoFor.day })}</span>}
      {cookedOn && <span className="block text-sm text-done">{t("cookedOn", { day: cookedOn.day })}</span>}
    </>
  )
}
