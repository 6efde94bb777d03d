import "./print.css"
import { lazy, Suspense, useState } from "react"
import { useLocation, useParams } from "react-router"
import { fetchFile } from "#app/fetch-file.ts"
import type { ScreenHandle } from "#app/language/screen-loader.ts"
import { useTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Ingredients, mostServings } from "#app/plan/ingredients.tsx"
import { Steps } from "#app/plan/steps.tsx"
import { servingsOf, useMealOf } from "#app/plan/use-meal-of.ts"
import { usePlan } from "#app/plan/use-plan.ts"
import { useRecipeText } from "#app/plan/use-recipe-text.ts"
import { useSecondTime } from "#app/plan/use-second-time.ts"
import { NotFoundPage } from "#app/shell/not-found-page.tsx"
import { BackLink } from "#app/ui/back-link.tsx"
import { Page } from "#app/ui/page.tsx"
import { library } from "#content/library.ts"
import { preparationsNeeded } from "#domain/plan/cooking/preparations.ts"
import { dayAndMeal } from "#domain/plan/slots.ts"
import { type Recipe, titleIn } from "#domain/recipes/recipe.ts"
import { AgainstHerWishes, PreparedBefore, WhyThis } from "./in-her-week.tsx"
import { Composition } from "./nutrition.tsx"
import { recipeLoader, recipeOfParam } from "./recipe-loader.ts"
import { Leftovers, SecondTime } from "./second-time.tsx"
import { Actions, Facts, RecipeHero, swapLinkId } from "./summary.tsx"

const Swap = lazy(() => fetchFile(() => import("./swap.tsx")))

export const handle: ScreenHandle = {
  messages: "recipe",
  also: ["foods", "measures", "plan", "reasons", "allergens"],
  texts: ["titles"],
}

export const clientLoader = recipeLoader(handle, (recipe) =>
  preparationsNeeded(library, recipe).length > 0 ? ["preparations"] : [],
)

export default function RecipeScreen() {
  const recipe = recipeOfParam(useParams().id)
  return recipe ? <RecipePage key={recipe.id} recipe={recipe} /> : <NotFoundPage />
}

function RecipePage({ recipe }: { recipe: Recipe }) {
  const t = useMessages("recipe")
  const text = useRecipeText(recipe)
  const title = titleIn(useTexts("titles"), recipe.id)
  const plan = usePlan()
  const meal = useMealOf(plan, recipe)
  const { key, hash } = useLocation()
  const [servings, setServings] = useState(servingsOf(meal, plan.household))
  const { slot } = meal ?? {}
  const day = slot && dayAndMeal(slot).day
  const secondTime = useSecondTime()(meal ?? {})
  if (!text) return <NotFoundPage />
  return (
    <>
      <title>{t("title", { name: title })}</title>
      <Page
        title={title}
        intro={text.summary}
        isDense
        back={
          <BackLink to={day ? `/my-plan/day/${day}` : "/my-plan"}>
            {day ? t("back", { day }) : t("backToPlan")}
          </BackLink>
        }
        width="wide"
      >
        {/* On a wide screen the ingredients stand beside the picture, and everything else beside the steps. */}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 sm:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-12 lg:gap-y-8">
          <div className={part}>
            <AgainstHerWishes plan={plan} recipe={recipe} />
            <RecipeHero recipe={recipe} />
            <Facts recipe={recipe} servings={servings} today={secondTime?.today} />
            {meal && <SecondTime of={meal} />}
            <Actions recipe={recipe} servings={servings} canSwap={slot !== undefined} />
            <Suspense>
              {slot && hash === "#swap" && <Swap key={key} plan={plan} slot={slot} linkId={swapLinkId} />}
            </Suspense>
          </div>
          <div className={part}>
            <Ingredients
              recipe={recipe}
              servings={servings}
              onServings={setServings}
              most={meal?.alsoFor ? 2 * mostServings : mostServings}
            />
            <PreparedBefore recipe={recipe} servings={servings} />
          </div>
          <div className={part}>
            <Steps recipe={recipe} steps={text.steps} servings={servings} />
            {!secondTime && <Leftovers recipe={recipe} />}
          </div>
          <aside className={part}>
            {slot && <WhyThis plan={plan} slot={slot} />}
            <Composition recipe={recipe} />
            <p className="border-t border-line pt-3 text-sm text-ink-soft sm:pt-4">{t("disclaimer")}</p>
          </aside>
        </div>
      </Page>
    </>
  )
}

const part = "flex min-w-0 flex-col gap-3 sm:gap-6"
