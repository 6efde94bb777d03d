import type { PlanOffer } from "#app/storage/plan-offer.ts"
import { library } from "#content/library.ts"
import { notThereWords } from "#content/plan-words/not-there.ts"
import type { FoodKey } from "#domain/food/food.ts"
import { editionOf } from "#domain/journey/journey.ts"
import { standingOf } from "#domain/plan/at-home/kitchen.ts"
import { nextMeal } from "#domain/plan/cooking/next-meal.ts"
import { offersNow } from "#domain/plan/cooking/offers.ts"
import { readerOfNotThere } from "#domain/plan/questions/not-there.ts"
import { libraryIn } from "#domain/plan/week/editions.ts"
import { titleIn } from "#domain/recipes/recipe.ts"
import type { PlanAnswer, PlanOfChat, PlanTalk } from "./plan-talk.ts"

const notThereIn = readerOfNotThere(notThereWords)

type ToEat = Extract<PlanOffer, { kind: "toEat" }>

/**
 * Offers the next thing to eat if she says that the offered one is not there; undefined if she says something else.
 * `gone` lists the foods that she says she does not have.
 */
export function nextOffer(
  text: string,
  offered: PlanOffer | undefined,
  plan: PlanOfChat,
  talk: PlanTalk,
  hour: number,
): (PlanAnswer & { gone: FoodKey[] }) | undefined {
  if (offered?.kind !== "toEat") return undefined
  const { isBeyondLeft } = offered
  const foods = foodsShown(offered, plan)
  const gone = notThereIn(text, foods, library.foods, plan.table)
  // An offered leftover dish names no foods that could be marked as gone, so leftovers are not offered a second time.
  return gone && { ...offerNow(without(plan, gone), talk, hour, isBeyondLeft || foods.length === 0), gone }
}

/**
 * Returns the foods that the screen shows: those of the offer or, once they are gone, those of the next offer below the
 * answer.
 */
function foodsShown({ foods }: ToEat, plan: PlanOfChat): readonly FoodKey[] {
  const isGone = foods.length > 0 && foods.every((food) => standingOf(plan.kitchen, food).because === "saidGone")
  const [next] = isGone ? offersOf(plan) : []
  return next?.doubted ?? foods
}

function offersOf({ household, kitchen, journey }: PlanOfChat, isBeyondLeft = false) {
  const known = libraryIn(editionOf(journey), library)
  return offersNow(known, household, isBeyondLeft ? { ...kitchen, dishes: [] } : kitchen)
}

function without(plan: PlanOfChat, foods: readonly FoodKey[]): PlanOfChat {
  const gone = foods.map((food) => [food, { standing: "gone", because: "saidGone" }] as const)
  return { ...plan, kitchen: { ...plan.kitchen, foods: new Map([...plan.kitchen.foods, ...gone]) } }
}

/** Offers what is at home first, and nothing with a common allergen until she has said what she must avoid. */
export function offerNow(plan: PlanOfChat, talk: PlanTalk, hour: number, isBeyond = false): PlanAnswer {
  const { t, titles, snacks } = talk
  const [offer] = offersOf(plan, isBeyond)
  if (!offer) return { text: answerWithoutOffer(plan, talk, hour) }
  const { snack, dish, standing, doubted } = offer
  if (dish) {
    const { id } = dish.recipe
    return { text: t("planLeft", { title: titleIn(titles, id), id }), offer: { kind: "toEat", foods: [], picture: id } }
  }
  const { title = "", how = "" } = snacks[snack.id] ?? {}
  return {
    text: t(`planNow-${standing}`, { title, how }),
    offer: { kind: "toEat", foods: [...doubted], picture: snack.id, ...(isBeyond && { isBeyondLeft: true }) },
  }
}

/** The answer if nothing that could be offered is at home. */
function answerWithoutOffer({ journey, today, meals }: PlanOfChat, { ofPlan, titles }: PlanTalk, hour: number): string {
  const next = nextMeal(journey, today, hour)
  const recipe = meals.find(({ meal }) => meal === next)?.recipe
  if (!recipe) return ofPlan("eatNothing")
  const { id, minutes } = recipe
  return `${ofPlan("eatNothing")}\n\n${ofPlan("eatNext", { title: titleIn(titles, id), id, minutes })}`
}
