import "./print.css"
import { useState } from "react"
import { useParams } from "react-router"
import { screenLoader } from "#app/language/screen-words.ts"
import { useTexts } from "#app/language/texts.ts"
import { type ScreenHandle, useLanguageOf, useWords } from "#app/language/use-words.ts"
import { NotFoundPage } from "#app/screens/not-found/not-found-page.tsx"
import { Page } from "#app/ui/page.tsx"
import { recipes } from "#content/recipes/recipes.ts"
import { type Recipe, recipeById } from "#domain/recipe.ts"
import { BackLink } from "../back-link.tsx"
import { numberInAddress } from "../number-in-address.ts"
import { Actions } from "./actions.tsx"
import { Facts } from "./facts.tsx"
import { Ingredients } from "./ingredients.tsx"
import { Nutrients } from "./nutrients.tsx"
import { RecipeHero } from "./recipe-hero.tsx"
import { Steps } from "./steps.tsx"
import { Suits } from "./suits.tsx"

export const handle: ScreenHandle = { words: "recipe", also: ["foods", "measures"], texts: ["recipes"] }
export const clientLoader = screenLoader(handle)

export default function RecipeScreen() {
  const id = numberInAddress(useParams().id)
  const recipe = id && recipeById(recipes, id)
  return recipe ? <RecipePage key={recipe.id} recipe={recipe} /> : <NotFoundPage />
}

function RecipePage({ recipe }: { recipe: Recipe }) {
  const t = useWords("recipe")
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
