import { type RecipeKind, writtenId } from "#domain/recipes/recipe.ts"

/**
 * The URL of a picture, which the build sets (scripts/picture-files.ts). ID stands for a recipe's number or a snack's
 * id.
 */
const pictureAddress: string | undefined = import.meta.env.PICTURE_ADDRESS

type View = "dish" | "table"

/** A number identifies a recipe, a string a snack. */
type RecipePictureProps = { recipeId: number | string | undefined; view?: View; className?: string }

/** The picture is decoration, because the title beside it names the dish. */
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
