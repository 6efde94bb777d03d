import type { Ways } from "#domain/food/appliance.ts"
import type { FoodKey } from "#domain/food/food.ts"
import type { Preparation } from "#domain/plan/library.ts"
import { fridgeDaysOf } from "./fridge-days.ts"

const stove: Ways = [["stove"]]
/** The preparation's text also says how long it takes in a microwave. */
const stoveOrMicrowave: Ways = [["stove"], ["microwave"]]
/** The preparation's text names what is sold ready: a tin, cooked beetroot, washed leaves. */
const bought: Ways = [[]]

const tinMinutes = 2

/**
 * What must be cooked or washed the day before for dishes, with the minutes of work and waiting, and how many days it
 * keeps in the fridge.
 */
export const preparations: readonly Preparation[] = [
  boiled(cooked("rice", 25, stoveOrMicrowave, "rice"), 100),
  boiled(cooked("brownRice", 45, stove, "brownRice"), 125),
  boiled({ ...cooked("beans", 45, bought, "cariocaBeans", "blackBeans"), tinMinutes }, 200),
  boiled({ ...cooked("lentils", 25, bought, "lentils"), tinMinutes }, 200),
  boiled(cooked("quinoa", 20, stoveOrMicrowave, "quinoa"), 100),
  boiled(cooked("potatoes", 25, stoveOrMicrowave, "potato", "sweetPotato"), 250),
  boiled(cooked("roots", 35, stove, "cassava", "yam", "arracacha"), 250),
  cooked("pumpkin", 20, stoveOrMicrowave, "pumpkin", "chayote"),
  boiled(cooked("beetroot", 40, bought, "beetroot"), 250),
  { ...cooked("leaves", 20, bought, "lettuce", "rocket", "watercress"), isCooked: false },
]

function cooked(key: string, minutes: number, ways: Ways, ...foods: readonly FoodKey[]): Preparation {
  return { key, foods, minutes, keepsDays: fridgeDaysOf(foods), isCooked: true, ways }
}

/**
 * `waterMl` is about as much water for a serving as the text says: twice the volume of rice, enough to cover potatoes.
 */
function boiled(preparation: Preparation, waterMl: number): Preparation {
  return { ...preparation, waterMl }
}
