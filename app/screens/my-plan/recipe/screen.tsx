import "./print.css"
import { useState } from "react"
import { type Params, useParams } from "react-router"
import { loadRegionalFoodNames } from "#app/language/food-names.ts"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useNumbersWithheld } from "#app/numbers/use-numbers-withheld.ts"
import { usePlan } from "#app/plan/use-plan.ts"
import { NotFoundPage } from "#app/screens/not-found/not-found-page.tsx"
import { Page } from "#app/ui/page.tsx"
import { recipes } from "#content/recipes/recipes.ts"
import { dayAndMeal, slots } from "#domain/plan/slots.ts"
import { type Recipe, recipeById } from "#domain/recipe.ts"
import { BackLink } from "../back-link.tsx"
import { parseIdParam } from "../parse-id-param.ts"
import { AgainstHerWishes, PreparedBefore, WhyThis } from "./in-her-week.tsx"
import { Ingredients } from "./ingredients.tsx"
import { Nutrients, Suits } from "./nutrition.tsx"
import { Steps } from "./steps.tsx"
import { Actions, Facts, RecipeHero } from "./summary.tsx"
import { Swap } from "./swap.tsx"

export const handle: ScreenHandle = {
  messages: "recipe",
  also: ["foods", "measures", "reasons", "wishes"],
  texts: ["titles", "preparations"],
}

/** With the texts of the recipes of its shelf, and of no other. */
export function clientLoader(args: { params: Params }) {
  const shelf = recipeOfParam(args.params.id)?.shelf
  const withTexts = shelf ? { ...handle, texts: [...(handle.texts ?? []), shelf] } : handle
  return screenLoader(withTexts, loadRegionalFoodNames)(args)
}

export default function RecipeScreen() {
  const recipe = recipeOfParam(useParams().id)
  return recipe ? <RecipePage key={recipe.id} recipe={recipe} /> : <NotFoundPage />
}

function recipeOfParam(param: string | undefined): Recipe | undefined {
  const id = parseIdParam(param)
  return id ? recipeById(recipes, id) : undefined
}

function RecipePage({ recipe }: { recipe: Recipe }) {
  const t = useMessages("recipe")
  const text = useTexts(recipe.shelf)[recipe.id]
  const title = useTexts("titles")[recipe.id] ?? ""
  const plan = usePlan()
  const { isWithheld } = useNumbersWithheld()
  const [servings, setServings] = useState(plan.household.people)
  const slot = slots.find((each) => plan.week.dishes[each] === recipe.id)
  const day = slot && dayAndMeal(slot).day
  if (!text) return <NotFoundPage />
  return (
    <>
      <title>{t("title", { name: title })}</title>
      <Page
        title={title}
        intro={text.summary}
        back={
          <BackLink to={day ? `/my-plan/day/${day}` : "/my-plan"}>
            {day ? t("back", { day }) : t("backToPlan")}
          </BackLink>
        }
        aside={
          <>
            {slot && <WhyThis plan={plan} slot={slot} />}
            {!isWithheld && <Nutrients recipe={recipe} />}
            <Suits recipe={recipe} />
            {slot && <Swap plan={plan} slot={slot} />}
            <p className="border-t border-line pt-4 text-sm text-ink-soft">{t("disclaimer")}</p>
          </>
        }
      >
        <AgainstHerWishes plan={plan} recipe={recipe} />
        <RecipeHero recipe={recipe} />
        <Facts recipe={recipe} />
        <Actions recipe={recipe} servings={servings} />
        <PreparedBefore recipe={recipe} />
        <Ingredients recipe={recipe} servings={servings} onServings={setServings} />
        <Steps steps={text.steps} />
      </Page>
    </>
  )
}
