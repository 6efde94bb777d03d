import "./illustration.css"
import { recipes } from "#content/recipes/recipes.ts"
import type { RecipeKind } from "#domain/recipe.ts"
import { recipeById } from "#domain/recipe.ts"
import { clothAndFork, dishes, spoon } from "./dishes.ts"
import { Drawn } from "./drawing.tsx"
import { pictureFromParts } from "./from-parts.ts"
import { foodDrawings } from "./picture.ts"
import { pictures } from "./pictures.ts"

type RecipePictureProps = {
  recipeId: number
  /** The dish alone, or with the table around it. */
  view?: "dish" | "table"
  className?: string
}

/** What a recipe looks like when it is done, seen from above. Decoration: the title beside it says what it is. */
export function RecipePicture({ recipeId, view = "dish", className = "" }: RecipePictureProps) {
  const recipe = recipeById(recipes, recipeId)
  const picture = pictures[recipeId] ?? (recipe && pictureFromParts(recipe))
  if (!picture) return null
  return (
    <svg
      aria-hidden
      viewBox={view === "dish" ? "-120 -112 240 224" : "-186 -116 372 232"}
      className={`illustration ${view === "table" ? "overflow-visible" : ""} ${className}`}
    >
      {view === "table" && <Drawn drawing={clothAndFork} />}
      {view === "table" && picture.dish !== "pan" && <Drawn drawing={spoon} />}
      <Drawn drawing={dishes[picture.dish]} />
      {picture.foods.map(([food, x, y, size = 1, turn = 0]) => (
        <g key={`${food} ${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <Drawn drawing={foodDrawings[food]} />
        </g>
      ))}
    </svg>
  )
}

/** The light in which each picture lies: honey in the morning, terracotta at noon, sage in the evening. */
export const mealTones: Record<RecipeKind, string> = {
  breakfast: "bg-note-soft",
  lunch: "bg-action-soft",
  dinner: "bg-done-soft",
  quick: "bg-sunken",
}
