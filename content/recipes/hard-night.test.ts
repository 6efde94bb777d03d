import { expect, test } from "vitest"
import { library } from "#content/library.ts"
import { quickPlates } from "#domain/plan/hard-night.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { preparationsNeeded } from "#domain/plan/preparations.ts"
import { slotOf, standardDishes, weekDays } from "#domain/plan/slots.ts"
import { meals } from "#domain/recipe.ts"
import type { Wish } from "#domain/wish.ts"

const wishes: Record<string, readonly Wish[]> = {
  none: [],
  vegan: ["vegan"],
  "vegan without nuts and soy": ["vegan", "treeNuts", "peanut", "soy"],
  "no milk and no egg": ["milk", "egg"],
  "no gluten": ["gluten"],
}

test.each(Object.entries(wishes))("a hard night asks for no preparation, with wishes: %s", (_, wishes) => {
  for (const day of weekDays) {
    const slots = meals.map((meal) => slotOf(day, meal))
    const plates = Object.values(quickPlates(library, { ...noHousehold, wishes }, standardDishes, slots))
    expect(plates.length).toBe(3)
    const cooked = plates.filter((id) => {
      const recipe = library.recipes.find((each) => each.id === id)
      return recipe && preparationsNeeded(library, recipe).some(({ isCooked }) => isCooked)
    })
    expect(cooked).toEqual([])
  }
})
