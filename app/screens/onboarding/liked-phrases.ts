import { excludes } from "#domain/exclusions.ts"
import type { FoodNatures } from "#domain/food.ts"
import { understandWishes } from "#domain/understand-wishes.ts"
import type { WishTable } from "#domain/wish.ts"

/** Of phrases that each name a liked food, those that what she leaves out does not go against. */
export function suitablePhrases(
  phrases: readonly string[],
  restrictions: string,
  table: WishTable,
  foods: FoodNatures,
): string[] {
  const { wishes } = understandWishes(restrictions, "restrictions", table)
  return phrases.filter((phrase) => {
    const { likes } = understandWishes(phrase, "preferredFoods", table)
    return likes.some((food) => !wishes.some((wish) => excludes(wish, food, foods)))
  })
}
