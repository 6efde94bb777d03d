import { useState } from "react"
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
  const [missing, setMissing] = useState<string>()
  return (
    <svg
      aria-hidden
      viewBox={view === "dish" ? "-120 -112 240 224" : "-186 -116 372 232"}
      className={`illustration ${view === "table" ? "overflow-visible" : ""} ${className}`}
      // React hears of it only on its way down: it does not bubble.
      onErrorCapture={() => file && setMissing(file)}
    >
      {file && missing === file && <EmptyPlate />}
      {file && view === "table" && <use href={`${file}#table`} />}
      {file && <use href={`${file}#dish`} />}
    </svg>
  )
}

/** In place of a picture that did not come, such as on a phone that lost its connection before all was kept. */
function EmptyPlate() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth={1.25} opacity={0.3}>
      <circle r={100} vectorEffect="non-scaling-stroke" />
      <circle r={70} vectorEffect="non-scaling-stroke" />
    </g>
  )
}

export const mealTones: Record<RecipeKind, string> = {
  breakfast: "bg-note-soft",
  lunch: "bg-action-soft",
  dinner: "bg-done-soft",
  quick: "bg-sunken",
}
