import { useTexts } from "#app/language/texts.ts"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { recipes } from "#content/recipes/recipes.ts"
import { MealCard } from "./meal-card.tsx"

export function Meals({ day }: { day: number }) {
  const plan = useWords("plan")
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
