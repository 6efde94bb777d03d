import { clothAndFork, dishes, spoon } from "./dishes.ts"
import { type Drawing, Drawn } from "./drawing.tsx"
import type { DrawnFood, Picture } from "./picture.ts"

/** The dish alone, or with the table around it. */
export type View = "dish" | "table"

type DrawnPictureProps<Name extends DrawnFood> = {
  picture: Picture<Name>
  drawings: Readonly<Record<Name, Drawing>>
  view: View
}

export function DrawnPicture<Name extends DrawnFood>({ picture, drawings, view }: DrawnPictureProps<Name>) {
  return (
    <>
      {view === "table" && <Drawn drawing={clothAndFork} />}
      {view === "table" && picture.dish !== "pan" && <Drawn drawing={spoon} />}
      <Drawn drawing={dishes[picture.dish]} />
      {picture.foods.map(([food, x, y, size = 1, turn = 0]) => (
        <g key={`${food} ${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <Drawn drawing={drawings[food]} />
        </g>
      ))}
    </>
  )
}
