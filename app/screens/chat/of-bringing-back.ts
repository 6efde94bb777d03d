import { library } from "#content/library.ts"
import { isSuitable } from "#domain/food/exclusions.ts"
import { understandWishes } from "#domain/food/understand-wishes.ts"
import { editionOf } from "#domain/journey/journey.ts"
import { findRecipe } from "#domain/plan/library.ts"
import { libraryIn, standardDishesIn } from "#domain/plan/week/editions.ts"
import { type Recipe, titleIn } from "#domain/recipes/recipe.ts"
import { ahead, named } from "./dish-links.ts"
import { dishElsewhere, dishesMeant, hasAnyOf, keysNamedIn, type Placed } from "./dish-meant.ts"
import type { PlanAnswer, PlanOfChat, PlanTalk } from "./plan-talk.ts"

/** The dishes that her week began with and that she swapped away, with the dishes that replaced them. */
export function swappedAway(plan: PlanOfChat): { place: Placed; before: Recipe }[] {
  const { journey, household } = plan
  const standard = (journey.week ?? 1) === 1 ? standardDishesIn(editionOf(journey)) : {}
  return ahead(plan).flatMap((place) => {
    const before = findRecipe(library, standard[place.slot])
    const isAway = before && before.id !== place.recipe.id && journey.dishes?.values[place.slot]
    return isAway && isSuitable(before, household.wishes, library.foods) ? [{ place, before }] : []
  })
}

/** An answer whose one button puts a dish in the place of another. */
export function putting(
  { id }: Recipe,
  { slot, day, recipe }: Placed,
  key: "swapBack" | "putOn",
  { journey }: PlanOfChat,
  talk: PlanTalk,
): PlanAnswer {
  const title = titleIn(talk.titles, id)
  return {
    text: talk.ofPlan(key, { id, title, day, other: titleIn(talk.titles, recipe.id) }),
    offer: { kind: "swap", journeyId: journey.id, slot, before: recipe.id, ids: [id] },
  }
}

/**
 * Brings back what she names: a dish that she swapped away, one of her week, or another recipe with that food. If she
 * leaves the food out, the answer says where to undo that.
 */
export function answerOfBringingBack(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | undefined {
  const keys = keysNamedIn(text, plan.table)
  const { wishes } = understandWishes(text, "restrictions", plan.table)
  if (wishes.some((wish) => plan.household.wishes.includes(wish)))
    return { text: talk.ofPlan("bringBack", { adjust: talk.labels.adjust }) }
  const { dishes, isBy } = dishesMeant(text, plan, talk)
  if (keys.length === 0 && isBy !== "title") return undefined
  const ofTitle = isBy === "title" ? dishes : []
  const isMeant = (recipe: Recipe) => hasAnyOf(recipe, keys)
  const away = swappedAway(plan).find(({ before }) => isMeant(before)) ?? swappedAway(plan)[0]
  if (away && (isMeant(away.before) || keys.length === 0))
    return putting(away.before, away.place, "swapBack", plan, talk)
  const there = ofTitle.length > 0 ? ofTitle : ahead(plan).filter(({ recipe }) => isMeant(recipe))
  const coming = there.filter(({ day }) => day >= plan.today)
  if (coming.length > 0) return { text: talk.ofPlan("standsOn", { dishes: named(coming, talk) }) }
  const ours = libraryIn(editionOf(plan.journey), library).recipes.filter(
    (recipe) => isMeant(recipe) && isSuitable(recipe, plan.household.wishes, library.foods),
  )
  for (const recipe of [...there.map((dish) => dish.recipe), dishElsewhere(text, plan, talk), ...ours]) {
    const place = recipe && ahead(plan).find(({ meal, day }) => meal === recipe.kind && day > plan.today)
    if (recipe && place) return putting(recipe, place, "putOn", plan, talk)
  }
  return undefined
}
