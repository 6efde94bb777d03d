import type { dishes } from "./dishes.ts"
import { finishing } from "./finishing.ts"
import { fruits } from "./fruits.ts"
import { grains } from "./grains.ts"
import { proteins } from "./proteins.ts"
import type { seldomDrawn } from "./seldom-drawn.ts"
import { vegetables } from "./vegetables.ts"

export const foodDrawings = { ...proteins, ...grains, ...vegetables, ...fruits, ...finishing }

/** The name of a drawn food, of which a picture by hand has none that is seldom drawn. */
export type DrawnFood = keyof typeof foodDrawings | keyof typeof seldomDrawn

/** A food, where it lies from the middle of the dish, its size, and how far it is turned, in degrees. */
type PlacedFood<Name extends DrawnFood> = [food: Name, x: number, y: number, size?: number, turn?: number]

export type Picture<Name extends DrawnFood = keyof typeof foodDrawings> = {
  dish: keyof typeof dishes
  foods: readonly PlacedFood<Name>[]
}
