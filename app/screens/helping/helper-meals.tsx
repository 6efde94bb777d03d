import { useEffect, useState } from "react"
import { mealTones, RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { PartMessage } from "#app/language/message.tsx"
import { loadTexts, useTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Ingredients } from "#app/plan/ingredients.tsx"
import { Steps } from "#app/plan/steps.tsx"
import { useFilledText } from "#app/plan/use-recipe-text.ts"
import { Disclosure } from "#app/ui/disclosure.tsx"
import { library } from "#content/library.ts"
import type { HelperView } from "#domain/helping/helper-view.ts"
import { findRecipe } from "#domain/plan/library.ts"
import { type Meal, type Recipe, type RecipeText, titleIn, writtenId } from "#domain/recipes/recipe.ts"

type HelperMealsProps = { meals: NonNullable<HelperView["meals"]>; people: number }

export function HelperMeals({ meals, people }: HelperMealsProps) {
  const t = useMessages("helping")
  const [open, setOpen] = useState<Meal | null>(null)
  return (
    <section aria-labelledby="meals">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="meals">{t("mealsTitle")}</h2>
        <p className="text-ink-soft">{t("forPeople", { count: people })}</p>
      </div>
      {meals.length === 0 && <p>{t("noMeals")}</p>}
      <ul className="flex flex-col gap-3">
        {meals.map(({ meal, recipeId, isCooked, isForTwo }) => {
          const recipe = findRecipe(library, recipeId)
          return (
            recipe && (
              <li key={meal} className="max-w-none">
                <HelperMeal
                  meal={meal}
                  recipe={recipe}
                  servings={isForTwo ? 2 * people : people}
                  note={isCooked ? t("cooked") : isForTwo ? t("forTwo") : ""}
                  isOpen={open === meal}
                  onOpen={(isOpen) => setOpen(isOpen ? meal : null)}
                />
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}

type HelperMealProps = {
  meal: Meal
  recipe: Recipe
  servings: number
  note: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

function HelperMeal({ meal, recipe, servings, note, isOpen, onOpen }: HelperMealProps) {
  const t = useMessages("helping")
  const titles = useTexts("titles")
  const text = useRecipeText(recipe)
  const filled = useFilledText()
  return (
    <article className="overflow-hidden rounded-lg border border-line bg-surface shadow-low narrow:rounded-none narrow:border-x-0">
      <div className="flex items-stretch narrow:flex-col">
        <span className={`flex w-28 shrink-0 items-center justify-center p-2 sm:w-44 narrow:w-full ${mealTones[meal]}`}>
          <RecipePicture recipeId={recipe.id} className="w-full" />
        </span>
        <div className="flex min-w-0 flex-1 flex-col justify-center gap-1 px-4 py-4 sm:px-6">
          <PartMessage of="plan" name={meal} className="text-sm font-bold text-action" />
          <h3 className="text-lg sm:text-xl">{titleIn(titles, recipe.id)}</h3>
          <span className="text-sm text-ink-soft">{t("minutes", { minutes: recipe.minutes })}</span>
          {note && <span className="text-sm">{note}</span>}
        </div>
      </div>
      <div className="border-t border-line px-4 py-1 sm:px-6 narrow:px-0">
        <Disclosure label={t("recipe")} open={isOpen} onOpenChange={onOpen}>
          {isOpen && (
            <div className="flex flex-col gap-6 pt-2 pb-4">
              <Ingredients recipe={recipe} servings={servings} onServings={undefined} />
              {text === null ? (
                <p role="status">{t("unreachableTitle")}</p>
              ) : (
                text && <Steps recipe={recipe} steps={filled(text, recipe).steps} servings={servings} />
              )}
            </div>
          )}
        </Disclosure>
      </div>
    </article>
  )
}

/** Fetches the texts early, because the kitchen may have no connection; null if they fail to load. */
function useRecipeText({ id, shelf }: Recipe): RecipeText | null | undefined {
  const lang = useLanguage()
  const [text, setText] = useState<RecipeText | null>()
  useEffect(() => {
    loadTexts(shelf, lang).then(
      (texts) => setText(texts[writtenId(id)] ?? null),
      () => setText(null),
    )
  }, [id, shelf, lang])
  return text
}
