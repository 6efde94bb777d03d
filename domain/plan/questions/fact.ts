import type { FoodKey } from "../../food/food.ts"

/** One sentence or two about something of her plan: the key of its text, and what the text names. */
export type Fact<Key extends string = string> = {
  key: Key
  values?: Readonly<Record<string, string | number>>
  foods?: readonly FoodKey[]
  /** Further foods that the text names apart from the first. */
  others?: readonly FoodKey[]
}
