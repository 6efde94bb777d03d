import type { FoodKey } from "../../food/food.ts"

/** One or two sentences about her plan: the key of the text, and the values that it names. */
export type Fact<Key extends string = string> = {
  key: Key
  values?: Readonly<Record<string, string | number>>
  foods?: readonly FoodKey[]
  /** Foods that the text names separately from `foods`. */
  others?: readonly FoodKey[]
}
