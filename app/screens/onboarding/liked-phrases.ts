import { excludes } from "#domain/food/exclusions.ts"
import type { FoodNatures } from "#domain/food/food.ts"
import { understandWishes } from "#domain/food/understand-wishes.ts"
import type { WishTable } from "#domain/food/wish.ts"

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
