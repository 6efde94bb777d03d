import { excludes } from "#domain/exclusions.ts"
import type { FoodNatures } from "#domain/food.ts"
import { understandWishes } from "#domain/understand-wishes.ts"
import type { WishTable } from "#domain/wish.ts"

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
