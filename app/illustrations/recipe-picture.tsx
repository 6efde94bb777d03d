import { lazy } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { Optional } from "#app/optional.tsx"
import type { RecipeKind } from "#domain/recipe.ts"
import { DrawnPicture, type View } from "./drawn-picture.tsx"
import { foodDrawings } from "./picture.ts"
import { pictures } from "./pictures.ts"

type RecipePictureProps = { recipeId: number; view?: View; className?: string }

/** Few weeks need one. Where the file does not come, the space stays empty. */
const PictureFromParts = lazy(() => fetchFile(() => import("./picture-from-parts.tsx")))

/** What a recipe looks like when it is done, seen from above. Decoration: the title beside it says what it is. */
export function RecipePicture({ recipeId, view = "dish", className = "" }: RecipePictureProps) {
  const picture = pictures[recipeId]
  return (
    <svg
      aria-hidden
      viewBox={view === "dish" ? "-120 -112 240 224" : "-186 -116 372 232"}
      className={`illustration ${view === "table" ? "overflow-visible" : ""} ${className}`}
    >
      {picture ? (
        <DrawnPicture picture={picture} drawings={foodDrawings} view={view} />
      ) : (
        <Optional>
          <PictureFromParts recipeId={recipeId} view={view} />
        </Optional>
      )}
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
