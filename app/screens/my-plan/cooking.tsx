import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { PartMessage } from "#app/language/message.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Fold } from "#app/ui/fold.tsx"
import type { CookingOfWeek } from "#domain/plan/cooking/cooking-of-week.ts"
import { cookingMinutes, type MealOfDay } from "#domain/plan/cooking/meals-of-day.ts"
import type { PreparationOfDay } from "#domain/plan/cooking/preparations.ts"
import { cookingDaysMost } from "#domain/plan/week/cooking-days.ts"
import { meals } from "#domain/recipes/recipe.ts"

type CookingProps = {
  days: readonly { day: number; meals: readonly MealOfDay[] }[]
  cooking: CookingOfWeek
  isFewWished: boolean
  today: number | null
}

export function Cooking({ days, cooking, isFewWished, today }: CookingProps) {
  const t = useMessages("my-plan")
  const before = minutesAhead(cooking.preparations[0])
  return (
    <Fold label={t("cooking")} className="bg-surface sm:px-5">
      <Summary days={cooking.days} isFewWished={isFewWished} />
      <table className="mb-3 w-full table-fixed text-left">
        <caption className="pb-3 text-left text-sm text-ink-soft">{t("cookingText")}</caption>
        <thead>
          <tr className="align-bottom text-sm">
            <td className="w-[28%]" />
            {meals.map((meal) => (
              <th key={meal} scope="col" className="pb-1 font-bold wrap-anywhere">
                <PartMessage of="plan" name={meal} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && (
            <tr className="border-t border-line align-baseline">
              <th scope="row" className="py-2 pl-1 font-normal">
                {t("dayBefore")}
              </th>
              <td colSpan={meals.length} className="py-2 text-sm text-ink-soft">
                {t("cookAhead", { minutes: before })}
              </td>
            </tr>
          )}
          {days.map(({ day, meals: ofDay }) => (
            <tr
              key={day}
              className={`border-t border-line align-baseline ${day === today ? "bg-note-soft" : ""}`}
              aria-current={day === today ? "date" : undefined}
            >
              <th scope="row" className={`py-2 pl-1 ${day === today ? "font-bold" : "font-normal"}`}>
                {t("day", { day })}
                <Ahead minutes={minutesAhead(cooking.preparations[day])} />
                {!cooking.days.includes(day) && (
                  <span className="block text-sm font-normal text-done">{t("lightDay")}</span>
                )}
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

function Summary({ days, isFewWished }: { days: readonly number[]; isFewWished: boolean }) {
  const t = useMessages("my-plan")
  const lang = useLanguage()
  const named = days.map((day) => (day === 0 ? t("dayBefore") : t("day", { day })))
  const isMore = days.length > cookingDaysMost
  return (
    <div className="flex flex-col items-start gap-2 pb-3">
      <p className="font-semibold">{t("cookingDays", { count: days.length, days: listOf(named, lang) })}</p>
      {isMore && isFewWished && <p>{t("moreDays")}</p>}
      {isMore && !isFewWished && (
        <ButtonLink to="/profile/food#few-days" variant="quiet" size="small">
          {t("fewDays")}
        </ButtonLink>
      )}
    </div>
  )
}

function Ahead({ minutes }: { minutes: number }) {
  const t = useMessages("my-plan")
  return minutes > 0 && <span className="block text-sm font-normal text-ink-soft">{t("cookAhead", { minutes })}</span>
}

function minutesAhead(preparations: readonly PreparationOfDay[] = []): number {
  const cooked = preparations.filter(({ preparation }) => preparation.isCooked)
  return cooked.reduce((sum, { preparation }) => sum + preparation.minutes, 0)
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
