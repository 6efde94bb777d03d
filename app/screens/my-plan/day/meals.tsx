import { ChevronRight } from "lucide-react"
import { Link } from "react-router"
import { mealTones, RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import { useTexts } from "#app/language/texts.ts"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { recipes } from "#content/recipes/recipes.ts"
import type { Recipe } from "#domain/recipe.ts"

export function Meals({ day }: { day: number }) {
  const plan = useMessages("plan")
  const planLanguage = useLanguageOf("plan")
  const texts = useTexts("recipes", useLanguageOf("day"))
  return (
    <section aria-labelledby="meals">
      <h2 id="meals" lang={planLanguage} className="mb-3">
        {plan("mealsOfTheDay")}
      </h2>
      <ul className="flex flex-col gap-3">
        {recipes
          .filter((recipe) => recipe.day === day)
          .map((recipe) => (
            <li key={recipe.id} className="max-w-none">
              <MealCard recipe={recipe} title={texts[recipe.id]?.title ?? ""} />
            </li>
          ))}
      </ul>
    </section>
  )
}

type MealCardProps = { recipe: Recipe; title: string }

function MealCard({ recipe, title }: MealCardProps) {
  const t = useMessages("day")
  const plan = useMessages("plan")
  const planLanguage = useLanguageOf("plan")
  const { id, meal, minutes, servings, energyKcal } = recipe
  const facts = [t("minutes", { minutes }), t("servings", { count: servings }), t("energy", { energyKcal })]
  return (
    <Link
      to={`/my-plan/recipe/${id}`}
      draggable={false}
      className="flex items-stretch overflow-hidden narrow:flex-col rounded-lg border border-line bg-surface no-underline shadow-low transition-colors hover:border-line-strong"
    >
      <span className={`flex w-28 shrink-0 items-center justify-center p-2 sm:w-44 narrow:w-full ${mealTones[meal]}`}>
        <RecipePicture recipeId={id} className="w-full" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col justify-center gap-1 py-4 px-4 sm:px-6">
        <span lang={planLanguage} className="text-sm font-bold text-action">
          {plan(meal)}
        </span>
        <h3 className="text-lg sm:text-xl">{title}</h3>
        <span className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </span>
      <ChevronRight size={20} aria-hidden className="mr-4 hidden shrink-0 self-center text-ink-soft sm:block" />
    </Link>
  )
}
