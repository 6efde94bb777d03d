import { type RecipeKind, writtenId } from "#domain/recipes/recipe.ts"

/** The build writes it in (scripts/picture-files.ts), with ID where the recipe's number or the snack's id belongs. */
const pictureAddress: string | undefined = import.meta.env.PICTURE_ADDRESS

type View = "dish" | "table"

/** A number is a recipe, a text a snack. */
type RecipePictureProps = { recipeId: number | string | undefined; view?: View; className?: string }

/** Decoration: the title beside it says what it is. */
export function RecipePicture({ recipeId, view = "dish", className = "" }: RecipePictureProps) {
  const file =
    recipeId && pictureAddress?.replace("ID", `${typeof recipeId === "number" ? writtenId(recipeId) : recipeId}`)
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

export const mealTones: Record<RecipeKind, string> = {
  breakfast: "bg-note-soft",
  lunch: "bg-action-soft",
  dinner: "bg-done-soft",
  quick: "bg-sunken",
}
