import { ChevronRight } from "lucide-react"
import { Link } from "react-router"
import { RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import type { Recipe } from "#domain/recipe.ts"
import { mealTones } from "../meal-tones.ts"

type MealCardProps = { recipe: Recipe; title: string }

export function MealCard({ recipe, title }: MealCardProps) {
  const t = useWords("day")
  const plan = useWords("plan")
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
