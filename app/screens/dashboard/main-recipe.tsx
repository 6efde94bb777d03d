import { useQuery } from "@tanstack/react-query"
import { ChevronRight } from "lucide-react"
import { Link } from "react-router"
import { loadTexts } from "#app/language/texts.ts"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { recipeIdOf } from "#domain/recipe.ts"

/** What her day's lunch is called. Its place is held by a general line until the recipes' words are here. */
export function useMainRecipeName(day: number): string {
  const t = useWords("dashboard")
  const language = useLanguageOf("dashboard")
  const texts = useQuery({
    queryKey: ["texts", "recipes", language],
    queryFn: () => loadTexts("recipes", language),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: day > 1,
  })
  return day === 1 ? t("mainMealTextDay1") : (texts.data?.[recipeIdOf(day, "lunch")]?.title ?? t("mainMealText"))
}

export function MainRecipeLink({ day }: { day: number }) {
  const t = useWords("dashboard")
  return (
    <Link
      to={`/my-plan/recipe/${recipeIdOf(day, "lunch")}`}
      className="ml-14 inline-flex min-h-11 items-center gap-1 rounded-full px-2 text-sm font-bold text-action no-underline hover:bg-sunken"
    >
      {t("seeRecipe")}
      <ChevronRight size={18} aria-hidden />
    </Link>
  )
}
