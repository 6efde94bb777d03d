/** What a label has to name. The first eight stand on every recipe; each can be left out of her week. */
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

/** From the strictest diet to the least strict: a dish is as strict as its least strict food. */
export const diets = ["vegan", "vegetarian", "fish", "meat"] as const
export type Diet = (typeof diets)[number]

/** The shelves of the shopping list, in its order. */
export const aisles = ["proteins", "carbohydrates", "vegetables", "fruits", "others"] as const
export type Aisle = (typeof aisles)[number]

export const shopUnits = ["unit", "head", "bunch", "packet", "bottle", "litre", "pot", "tin", "jar", "loaf"] as const
export type ShopUnit = (typeof shopUnits)[number]
/**
 * How a shop sells a food. By weight: `yield` is how many grams for a recipe one bought gram gives (cooked rice is
 * heavier than dry, a peeled potato lighter than a whole one). By unit: how many grams for a recipe one unit gives.
 */
export type Sold = { by: "weight"; yield: number } | { by: "unit"; unit: ShopUnit; gramsPerUnit: number }

/** Energy (kcal) and nutrients (g) per 100 g of the edible part. Carbohydrates include fibre. */
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

/** What some households leave out beyond allergens and diets. */
export type FoodTrait = "pork" | "redMeat" | "lactoseFree"

export type Food = Nutrition & {
  /** The table that its figures are from. */
  source: "TACO" | "SR27" | "SR28"
  /** The state in which the table, and so the recipe, weighs it; always peeled and trimmed. */
  weighed: "asBought" | "cooked" | "drained"
  allergens: readonly Allergen[]
  diet: Diet
  traits: readonly FoodTrait[]
  /** The foods that it is made of or is a form of: who leaves one out leaves this out too. */
  kin: readonly FoodKey[]
  aisle: Aisle
  sold: Sold
  /** How it is sold ready, where else it would have to be boiled first. */
  soldReady?: Sold
  priceBand: PriceBand
  /** How many days it keeps in the fridge once opened, cut or cooked; dry goods in a closed jar. */
  keepsDays: number
}
export type FoodKey = string
export type Foods = Readonly<Record<FoodKey, Food>>
/** What decides whether she eats it: all that is known of a food of which nothing is made here. */
export type FoodNature = Pick<Food, "allergens" | "diet" | "traits" | "kin">
export type FoodNatures = Readonly<Record<FoodKey, FoodNature>>
