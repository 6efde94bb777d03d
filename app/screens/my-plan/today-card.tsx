import { RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import { useTexts } from "#app/language/texts.ts"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { recipes } from "#content/recipes/recipes.ts"
import { recipeIdOf } from "#domain/recipe.ts"
import { DayFacts } from "./day-facts.tsx"

/** The one day that matters now: what is on the table, and the way to it. */
export function TodayCard({ day }: { day: number }) {
  const t = useWords("my-plan")
  const texts = useTexts("recipes", useLanguageOf("my-plan"))
  const meals = recipes.filter((recipe) => recipe.day === day)
  return (
    <article
      aria-labelledby="today"
      className="overflow-hidden rounded-xl border border-line bg-surface shadow-low md:grid md:grid-cols-2"
    >
      <div className="h-52 overflow-hidden bg-action-soft sm:h-64 md:h-auto">
        <RecipePicture recipeId={recipeIdOf(day, "lunch")} view="table" className="size-full p-2 sm:p-4" />
      </div>
      <div className="flex flex-col gap-5 p-5 sm:p-8">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="today" className="text-3xl">
            {t("day", { day })}
          </h2>
          <span className="rounded-full bg-note-soft px-3 py-1 text-sm font-bold text-note">{t("today")}</span>
        </div>
        <ul aria-label={t("mealsToday")} className="flex flex-col divide-y divide-line border-y border-line">
          {meals.map(({ id, minutes }) => (
            <li key={id} className="flex max-w-none items-baseline justify-between gap-4 py-2.5">
              <span>{texts[id]?.title}</span>
              <span className="shrink-0 text-sm text-ink-soft">{t("minutes", { minutes })}</span>
            </li>
          ))}
        </ul>
        <DayFacts day={day} className="flex flex-wrap gap-x-5 gap-y-1" />
        <ButtonLink to={`/my-plan/day/${day}`} className="md:self-start">
          {t("openToday")}
        </ButtonLink>
      </div>
    </article>
  )
}
