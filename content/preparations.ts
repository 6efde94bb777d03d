import type { FoodKey } from "#domain/food.ts"
import type { Preparation } from "#domain/plan/library.ts"
import { fridgeDaysOf } from "./fridge-days.ts"

/** What comes cooked or washed from the day before: its minutes of work and waiting, and how long it keeps in the fridge. */
export const preparations: readonly Preparation[] = [
  cooked("rice", 25, "rice"),
  cooked("brownRice", 45, "brownRice"),
  cooked("beans", 45, "cariocaBeans", "blackBeans"),
  cooked("lentils", 25, "lentils"),
  cooked("quinoa", 20, "quinoa"),
  cooked("potatoes", 25, "potato", "sweetPotato"),
  cooked("roots", 35, "cassava", "yam", "arracacha"),
  cooked("pumpkin", 20, "pumpkin", "chayote"),
  cooked("beetroot", 40, "beetroot"),
  { ...cooked("leaves", 20, "lettuce", "rocket", "watercress"), isCooked: false },
]

function cooked(key: string, minutes: number, ...foods: readonly FoodKey[]): Preparation {
  return { key, foods, minutes, keepsDays: fridgeDaysOf(foods), isCooked: true }
}
