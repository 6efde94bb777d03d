import { excludes } from "./exclusions.ts"
import { type Allergen, allergens, type Diet, type FoodNature, type FoodTrait } from "./food.ts"
import { generalWishes, type Wish, type WishTable, type WishWord } from "./wish.ts"

/** Keys in these strings are separated by spaces. */
export type KnownFoods = {
  has?: string
  kin?: string
  /**
   * The wishes with which the food is left out together with its whole kind, for example all nuts, shellfish or pork.
   */
  leavesOut?: string
  /** One food per line: Portuguese | English | Spanish | what else it contains. Names are separated by commas. */
  names: string
}

export type KnownFood = { names: readonly string[][]; nature: FoodNature; word: WishWord }

const traits: readonly string[] = ["pork", "redMeat"] satisfies FoodTrait[]

/** Parses a list of foods, each with what it contains. */
export function readKnownFoods(list: readonly KnownFoods[]): KnownFood[] {
  return list.flatMap(({ names, ...shared }) =>
    names
      .trim()
      .split("\n")
      .map((line) => readLine(line, shared)),
  )
}

/** Adds known foods to a table. A word that is in both keeps its meaning in the table. */
export function withKnownFoods(table: WishTable, list: readonly KnownFoods[]): WishTable {
  return { ...table, known: readKnownFoods(list).map(({ word }) => word) }
}

function readLine(line: string, { has = "", kin, leavesOut }: Omit<KnownFoods, "names">): KnownFood {
  const [pt = "", en = "", es = "", more = ""] = line.split("|")
  const nature = natureOf([...has.split(" "), ...more.trim().split(" ")])
  const word: WishWord = {
    words: [pt, en, es].join(),
    inNoDish: true,
    whenIll: nature.allergens,
    against: generalWishes.filter((wish) => excludes(wish, "it", { it: nature })),
    ...(kin && { kin }),
    ...(leavesOut && { wishes: leavesOut.split(" ") as Wish[] }),
  }
  return { names: [pt, en, es].map((names) => names.split(",").map((name) => name.trim())), nature, word }
}

function natureOf(has: readonly string[]): FoodNature {
  return {
    diet: dietOf(has),
    allergens: allergens.filter((allergen) => has.includes(allergen)),
    traits: traits.filter((trait) => has.includes(trait)) as FoodTrait[],
    kin: [],
  }
}

const byDiet: readonly (readonly [Diet, readonly (Allergen | FoodTrait | "meat")[]])[] = [
  ["meat", ["meat", "redMeat", "pork"]],
  ["fish", ["fish", "crustacean", "mollusc"]],
  ["vegetarian", ["milk", "egg"]],
]

function dietOf(has: readonly string[]): Diet {
  return byDiet.find(([, signs]) => signs.some((sign) => has.includes(sign)))?.[0] ?? "vegan"
}
