/** The first eight stand on every recipe. */
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
 * Grams for a recipe from one bought gram or unit (cooked rice is heavier than dry); `edibleShare` is a recipe's grams from a
 * gram of a whole unit, of what a shop weighs too. `packedGrams` is what a package weighs as sold, where that is another weight.
 */
export type Sold =
  | { by: "weight"; yield: number }
  | { by: "unit"; unit: ShopUnit; gramsPerUnit: number; edibleShare?: number; packedGrams?: number }

/** kcal and g per 100 g of the edible part. Carbohydrates include fibre. */
export type Nutrition = {
  energyKcal: number
  proteinG: number
  carbohydrateG: number
  fatG: number
  fibreG: number
}

/** Cheap, middling, dear: an estimate for Brazil. */
export const priceBands = [1, 2, 3] as const
export type PriceBand = (typeof priceBands)[number]

/** A pulse is one among the proteins: fresh peas and green beans are vegetables. */
export type FoodTrait = "pork" | "redMeat" | "lactoseFree" | "pulse"

export type Food = Nutrition & {
  source: "TACO" | "SR27" | "SR28"
  /** In which state the table, and so the recipe, weighs it; always peeled and trimmed. */
  weighed: "asBought" | "cooked" | "drained"
  allergens: readonly Allergen[]
  diet: Diet
  traits: readonly FoodTrait[]
  kin: readonly FoodKey[]
  /** The ordinary food in whose place it is bought, by who leaves that out. */
  standsInFor?: FoodKey
  aisle: Aisle
  sold: Sold
  /** How it is sold ready, where it would have to be boiled first otherwise. */
  soldReady?: Sold
  priceBand: PriceBand
  /** Days in the fridge once opened, cut or cooked; for dry goods in a closed jar. */
  keepsDays: number
}
export type FoodKey = string
export type Foods = Readonly<Record<FoodKey, Food>>
export type FoodNature = Pick<Food, "allergens" | "diet" | "traits" | "kin">
export type FoodNatures = Readonly<Record<FoodKey, FoodNature>>
