import "./print.css"
import { useState } from "react"
import { useParams } from "react-router"
import { screenLoader } from "#app/language/screen-loader.ts"
import { useTexts } from "#app/language/texts.ts"
import { type ScreenHandle, useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { NotFoundPage } from "#app/screens/not-found/not-found-page.tsx"
import { Page } from "#app/ui/page.tsx"
import { recipes } from "#content/recipes/recipes.ts"
import { type Recipe, recipeById } from "#domain/recipe.ts"
import { BackLink } from "../back-link.tsx"
import { parseIdParam } from "../parse-id-param.ts"
import { Ingredients } from "./ingredients.tsx"
import { Nutrients, Suits } from "./nutrition.tsx"
import { Steps } from "./steps.tsx"
import { Actions, Facts, RecipeHero } from "./summary.tsx"

export const handle: ScreenHandle = { messages: "recipe", also: ["foods", "measures"], texts: ["recipes"] }
export const clientLoader = screenLoader(handle)

export default function RecipeScreen() {
  const id = parseIdParam(useParams().id)
  const recipe = id && recipeById(recipes, id)
  return recipe ? <RecipePage key={recipe.id} recipe={recipe} /> : <NotFoundPage />
}

function RecipePage({ recipe }: { recipe: Recipe }) {
  const t = useMessages("recipe")
  const text = useTexts("recipes", useLanguageOf("recipe"))[recipe.id]
  const [servings, setServings] = useState(recipe.servings)
  if (!text) return <NotFoundPage />
  return (
    <>
      <title>{t("title", { name: text.title })}</title>
      <Page
        title={text.title}
        intro={text.summary}
        back={<BackLink to={`/my-plan/day/${recipe.day}`}>{t("back", { day: recipe.day })}</BackLink>}
        aside={
          <>
            <Nutrients recipe={recipe} />
            <Suits recipe={recipe} />
            <p className="border-t border-line pt-4 text-sm text-ink-soft">{t("disclaimer")}</p>
          </>
        }
      >
        <RecipeHero recipe={recipe} />
        <Facts recipe={recipe} />
        <Actions />
        <Ingredients recipe={recipe} servings={servings} onServings={setServings} />
        <Steps steps={text.steps} />
      </Page>
    </>
  )
}
