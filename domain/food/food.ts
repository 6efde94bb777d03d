/** The first eight of these allergens are named on every recipe. */
export const allergens = [
  "milk",
  "gluten",
  "egg",
  "fish",
  "peanut",
  "treeNuts",
  "soy",
  "sesame",
  "crustacean",
  "mollusc",
  "mustard",
  "celery",
  "sulphite",
] as const
export type Allergen = (typeof allergens)[number]

export const diets = ["vegan", "vegetarian", "fish", "meat"] as const
export type Diet = (typeof diets)[number]

export const aisles = ["proteins", "carbohydrates", "vegetables", "fruits", "others"] as const
export type Aisle = (typeof aisles)[number]

export const shopUnits = ["unit", "head", "bunch", "packet", "bottle", "litre", "pot", "tin", "jar", "loaf"] as const
export type ShopUnit = (typeof shopUnits)[number]
/**
 * How a shop sells a food. `yield` is the grams for a recipe from each gram bought (cooked rice is heavier than dry),
 * `gramsPerUnit` the grams from each unit. `edibleShare` is the usable part of a unit. `packedGrams` is the weight of a
 * package if the shop states another one.
 */
export type Sold =
  | { by: "weight"; yield: number }
  | { by: "unit"; unit: ShopUnit; gramsPerUnit: number; edibleShare?: number; packedGrams?: number }

/** Values are per 100 g of the edible part, in kcal and g. Carbohydrates include fibre. */
export type Nutrition = {
  energyKcal: number
  proteinG: number
  carbohydrateG: number
  fatG: number
  fibreG: number
}

/** Band 1 is cheap and 3 expensive; the bands are estimates for Brazil. */
export const priceBands = [1, 2, 3] as const
export type PriceBand = (typeof priceBands)[number]

/** A "pulse" counts as protein; fresh peas and green beans are vegetables instead. */
export type FoodTrait = "pork" | "redMeat" | "lactoseFree" | "pulse"

export type Food = Nutrition & {
  source: "TACO" | "SR27" | "SR28"
  /** The state in which the food table and the recipes weigh the food, always peeled and trimmed. */
  weighed: "asBought" | "cooked" | "drained"
  allergens: readonly Allergen[]
  diet: Diet
  traits: readonly FoodTrait[]
  kin: readonly FoodKey[]
  /** The ordinary food that this one replaces for someone who leaves the ordinary one out. */
  standsInFor?: FoodKey
  aisle: Aisle
  sold: Sold
  /** How the food is sold ready to eat, if it would otherwise have to be boiled first. */
  soldReady?: Sold
  priceBand: PriceBand
  /** How many days it keeps in the fridge once opened, cut or cooked; for dry goods, in a closed jar. */
  keepsDays: number
}
export type FoodKey = string
export type Foods = Readonly<Record<FoodKey, Food>>
export type FoodNature = Pick<Food, "allergens" | "diet" | "traits" | "kin">
export type FoodNatures = Readonly<Record<FoodKey, FoodNature>>
