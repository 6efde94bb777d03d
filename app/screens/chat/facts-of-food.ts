import { listOf } from "#app/language/format.ts"
import { fridgeDaysOf } from "#content/fridge-days.ts"
import { library } from "#content/library.ts"
import { likeForLike } from "#content/like-for-like.ts"
import { stepDoubts } from "#content/recipes/facts-instead.ts"
import type { PlanFact } from "#content/recipes/plan-fact.ts"
import type { FoodKey } from "#domain/food/food.ts"
import type { Wish } from "#domain/food/wish.ts"
import { editionOf } from "#domain/journey/journey.ts"
import { standingOf } from "#domain/plan/at-home/kitchen.ts"
import { dishFrom } from "#domain/plan/questions/cook-from.ts"
import { libraryIn } from "#domain/plan/week/editions.ts"
import { ahead } from "./dish-links.ts"
import { hasAnyOf, type Placed } from "./dish-meant.ts"
import { factsText } from "./fact-text.ts"
import { capitalized, type Fact, type FoodNamed, type ThingKnown } from "./facts.ts"
import { suits } from "./from-food-topics.ts"
import { saidOfList } from "./from-list.ts"
import { holding, linkTo } from "./kind-asked.ts"
import { answerOfBringingBack } from "./of-bringing-back.ts"
import { amountOf, weighed } from "./of-dish-kinds.ts"
import { amountOfWeek } from "./of-food-kinds.ts"
import { answerOfWater } from "./of-kitchen.ts"
import { binderFor } from "./of-missing-food.ts"
import { namesOf, type PlanOfChat, type PlanTalk } from "./plan-talk.ts"

const dishesMost = 4
const othersMost = 3

type Of = FoodNamed & { dishes: readonly Placed[]; held: readonly FoodKey[]; plan: PlanOfChat; talk: PlanTalk }

function ofNamed({ spelling, foods }: FoodNamed, plan: PlanOfChat, talk: PlanTalk): Of {
  const dishes = ahead(plan).filter(({ recipe }) => hasAnyOf(recipe, foods))
  const held = foods.filter((key) => dishes.some(({ recipe }) => hasAnyOf(recipe, [key])))
  return { spelling, foods, dishes, held, plan, talk }
}

/** Returns what her plan knows of a food. `others` are foods that she names with it. */
export function factsOfFood(
  named: FoodNamed,
  plan: PlanOfChat,
  talk: PlanTalk,
  others: readonly FoodNamed[] = [],
): ThingKnown {
  const of = ofNamed(named, plan, talk)
  const back = answerOfBringingBack(named.spelling, plan, talk)
  const press = back?.offer?.kind === "swap" ? back.offer : undefined
  const bringing: Fact[] = back?.offer
    ? [
        {
          label: talk.ofPlan("fact-bring"),
          text: back.text,
          kinds: ["bringBack", "swapBack", "swapDish", "repeatDish"],
        },
      ]
    : []
  return {
    heading: talk.ofPlan("facts-food", { food: named.spelling }),
    first: others.map((other) => ofOther(ofNamed(other, plan, talk), of)),
    facts: [...parts.flatMap((part) => part(of)), ...bringing],
    ...(press && { presses: [press] }),
  }
}

const inDish = (dish: Placed, { foods, plan, talk }: Of) => {
  const amounts = holding(dish, foods).map((each) => amountOf(each, dish, plan, talk))
  return talk.ofPlan("said-inDish", { ...linkTo(dish, talk), day: dish.day, amounts: listOf(amounts, talk.lang) })
}

function inWeek(of: Of): string {
  const { dishes, spelling, talk } = of
  if (dishes.length === 0) return talk.ofPlan("notAhead", { foods: spelling })
  return `${dishes
    .slice(0, dishesMost)
    .map((dish) => inDish(dish, of))
    .join("; ")}.`
}

/** Says what stands in for a food, or that nothing does. */
function standIns({ foods, held, spelling, plan, talk }: Of): string {
  const suiting = (food: FoodKey) => likeForLike(food).filter((other) => suits(other, plan) && !foods.includes(other))
  const replaced = [...held, ...foods].find((food) => suiting(food).length > 0)
  const others = replaced ? suiting(replaced).slice(0, othersMost) : []
  const said =
    replaced && others.length > 0
      ? talk.ofPlan("said-insteadOf", { food: namesOf([replaced], talk), others: namesOf(others, talk) })
      : talk.ofPlan("replaceNone", { food: spelling })
  return [said, ...binderFor(foods, plan, talk)].join(" ")
}

/** Says where her week has another food that she names, and whether that can replace the first. */
function ofOther(other: Of, { foods, spelling, talk }: Of): Fact {
  const stands = foods.some((key) => other.foods.some((each) => likeForLike(key).includes(each)))
  const text = [...(stands ? [talk.ofPlan("said-standsFor", { food: spelling })] : []), inWeek(other)].join(" ")
  return { label: capitalized(other.spelling), text, kinds: ["replaceFood"] }
}

/** Each function makes the lines of one subject; the first subjects are those that most users ask about. */
const parts: readonly ((of: Of) => Fact[])[] = [
  (of) => [
    { label: of.talk.ofPlan("fact-inWeek"), text: inWeek(of), kinds: ["whichHave", "usedUp", "amountOf", "whyThis"] },
  ],
  (of) => [
    {
      label: of.talk.ofPlan("fact-instead"),
      text: standIns(of),
      kinds: ["replaceFood", "lackFood", "swapDish", "cost"],
    },
  ],
  ({ foods, plan, talk }) => {
    const said = saidOfList((food) => foods.includes(food), plan, talk, amountOfWeek(foods, plan, talk)?.text)
    const text = said.length > 0 ? said.join(" ") : talk.ofPlan("said-notOnList")
    return [
      { label: talk.ofPlan("fact-buy"), text, kinds: ["isOnList", "addToList", "list", "listFor", "listFollows"] },
    ]
  },
  ({ foods, held, plan, talk }) => {
    const [food] = [...held, ...foods]
    if (!food) return []
    const text = talk.ofPlan(`food-${standingOf(plan.kitchen, food).standing}`, { food: namesOf([food], talk) })
    return [{ label: talk.ofPlan("fact-home"), text, kinds: ["atHome", "tick"] }]
  },
  ({ foods, spelling, talk }) => {
    const text = talk.ofPlan("foodKeeps", { food: spelling, days: fridgeDaysOf(foods) })
    return [{ label: talk.ofPlan("fact-keeps"), text, kinds: ["keeps", "usedUp", "freezes", "thaw"] }]
  },
  ({ foods, plan, talk }) => {
    const wishes = foods.map((key): Wish => `food:${key}`)
    const isLeftOut = wishes.some((wish) => plan.household.wishes.includes(wish))
    const text = talk.ofPlan(isLeftOut ? "said-leftOut" : "said-notLeftOut")
    return [{ label: talk.ofPlan("fact-leaveOut"), text, kinds: ["leaveOut", "believesLeftOut", "bringBack", "diet"] }]
  },
  ({ foods, plan, talk }) => {
    const found = dishFrom(libraryIn(editionOf(plan.journey), library), plan.household, plan.kitchen, foods)
    if (!found) return []
    const text = talk.ofPlan("said-cook", { ...linkTo(found, talk), minutes: found.recipe.minutes })
    return [{ label: talk.ofPlan("fact-cook"), text, kinds: ["cookFrom"] }]
  },
  ({ foods, dishes, plan, talk }) => {
    const ours = libraryIn(editionOf(plan.journey), library).recipes
    const recipe = dishes[0]?.recipe ?? ours.find((each) => hasAnyOf(each, foods))
    const isOfIt = (fact: PlanFact) => fact.foods?.some((key) => foods.includes(key))
    const doubts = recipe ? stepDoubts(recipe).filter(isOfIt) : []
    if (doubts.length === 0) return []
    return [{ label: talk.ofPlan("fact-cooking"), text: factsText(doubts, talk), kinds: ["stepDetail", "steps"] }]
  },
  ({ spelling, plan, talk }) => {
    const text = answerOfWater(spelling, plan, talk)?.text
    return text ? [{ label: talk.ofPlan("fact-water"), text, kinds: ["amountOf", "stepDetail", "weighed"] }] : []
  },
  ({ foods, plan, talk }) => [
    { label: talk.ofPlan("fact-raw"), text: weighed({ keys: foods, plan, talk }).text, kinds: ["weighed"] },
  ],
]
