import type { RecipeKind } from "#domain/recipe.ts"
import { pictureFile } from "./picture-file.ts"

/** The dish alone, or with the table around it. */
type View = "dish" | "table"

/** Without a recipe its space is empty. */
type RecipePictureProps = { recipeId: number | undefined; view?: View; className?: string }

/**
 * What a recipe looks like when it is done, seen from above. Decoration: the title beside it says what it is. Where its file
 * does not come, the space stays empty.
 */
export function RecipePicture({ recipeId, view = "dish", className = "" }: RecipePictureProps) {
  const file = recipeId && pictureFile(recipeId)
  return (
    <svg
      aria-hidden
      viewBox={view === "dish" ? "-120 -112 240 224" : "-186 -116 372 232"}
      className={`illustration ${view === "table" ? "overflow-visible" : ""} ${className}`}
    >
      {file && view === "table" && <use href={`${file}#table`} />}
      {file && <use href={`${file}#dish`} />}
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
