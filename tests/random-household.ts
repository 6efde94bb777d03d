import { foods } from "#content/foods.ts"
import { appliances } from "#domain/food/appliance.ts"
import { allergens, priceBands } from "#domain/food/food.ts"
import { generalWishes, kitchenWish, type Wish } from "#domain/food/wish.ts"
import type { Household } from "#domain/plan/household.ts"
import { cookingLevels } from "#domain/profile/onboarding.ts"

/** Each food by itself. */
export const foodWishes = Object.keys(foods).map((key): Wish => `food:${key}`)

/** Numbers between 0 and 1 from a seed, the same in every run. */
export function randomBy(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function randomHousehold(random: () => number): Household {
  const some = <Item>(items: readonly Item[], chance: number) => items.filter(() => random() < chance)
  const one = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const minutes = one([undefined, 10, 15, 20, 45])
  const priceBand = one([undefined, ...priceBands])
  const level = one([undefined, ...cookingLevels])
  return {
    wishes: [...some(allergens, 0.15), ...some(generalWishes.slice(13), 0.1), ...some(foodWishes, 0.02)],
    likes: some(Object.keys(foods), 0.03),
    people: 1 + Math.floor(random() * 8),
    ...(minutes && { minutes }),
    ...(priceBand && { priceBand }),
    ...(level && { level }),
  }
}

/** What a kitchen at random does not have, as wishes: one thing or several, now and then all. */
export function randomLacks(random: () => number): Wish[] {
  const chance = random() < 0.15 ? 1 : 0.35
  const lacks = appliances.filter(() => random() < chance)
  return (lacks.length > 0 ? lacks : (["stove"] as const)).map(kitchenWish)
}
