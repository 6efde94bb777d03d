import type { Ways } from "#domain/appliance.ts"
import type { FoodKey } from "#domain/food.ts"
import type { Preparation } from "#domain/plan/library.ts"
import { fridgeDaysOf } from "./fridge-days.ts"

const stove: Ways = [["stove"]]
/** Its text says for how long in a microwave. */
const stoveOrMicrowave: Ways = [["stove"], ["microwave"]]
/** Its text names what is sold ready: a tin, cooked beetroot, washed leaves. */
const bought: Ways = [[]]

/** What comes cooked or washed from the day before: its minutes of work and waiting, and how long it keeps in the fridge. */
export const preparations: readonly Preparation[] = [
  cooked("rice", 25, stoveOrMicrowave, "rice"),
  cooked("brownRice", 45, stove, "brownRice"),
  cooked("beans", 45, bought, "cariocaBeans", "blackBeans"),
  cooked("lentils", 25, bought, "lentils"),
  cooked("quinoa", 20, stoveOrMicrowave, "quinoa"),
  cooked("potatoes", 25, stoveOrMicrowave, "potato", "sweetPotato"),
  cooked("roots", 35, stove, "cassava", "yam", "arracacha"),
  cooked("pumpkin", 20, stoveOrMicrowave, "pumpkin", "chayote"),
  cooked("beetroot", 40, bought, "beetroot"),
  { ...cooked("leaves", 20, bought, "lettuce", "rocket", "watercress"), isCooked: false },
]

function cooked(key: string, minutes: number, ways: Ways, ...foods: readonly FoodKey[]): Preparation {
  return { key, foods, minutes, keepsDays: fridgeDaysOf(foods), isCooked: true, ways }
}
