import type { dishes } from "./dishes.ts"
import { finishing } from "./finishing.ts"
import { fruits } from "./fruits.ts"
import { grains } from "./grains.ts"
import { proteins } from "./proteins.ts"
import { vegetables } from "./vegetables.ts"

export const foodDrawings = { ...proteins, ...grains, ...vegetables, ...fruits, ...finishing }
export type DrawnFood = keyof typeof foodDrawings

/** Foods lie around the middle of the dish, turned in degrees. */
export type PlacedFood = [food: DrawnFood, x: number, y: number, size?: number, turn?: number]

export type Picture = { dish: keyof typeof dishes; foods: readonly PlacedFood[] }
