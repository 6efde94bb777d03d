import type { dishes } from "./dishes.ts"
import { finishing } from "./finishing.ts"
import { fruits } from "./fruits.ts"
import { grains } from "./grains.ts"
import { proteins } from "./proteins.ts"
import { vegetables } from "./vegetables.ts"

export const foodDrawings = { ...proteins, ...grains, ...vegetables, ...fruits, ...finishing }

/** A food, where it lies from the middle of the dish, its size, and how far it is turned, in degrees. */
type PlacedFood = [food: keyof typeof foodDrawings, x: number, y: number, size?: number, turn?: number]

export type Picture = { dish: keyof typeof dishes; foods: readonly PlacedFood[] }
