import { listOf } from "#app/language/format.ts"
import { library } from "#content/library.ts"
import { likeForLike } from "#content/like-for-like.ts"
import { givenInstead, insteadFacts, stayingFacts, stepDoubts } from "#content/recipes/facts-instead.ts"
import { keepingFacts } from "#content/recipes/facts-keeping.ts"
import { vesselFacts, withoutMachine } from "#content/recipes/facts-machines.ts"
import { type Machine, machinesOf } from "#content/recipes/machines.ts"
import type { FoodKey } from "#domain/food/food.ts"
import { cookingMinutes } from "#domain/plan/cooking/meals-of-day.ts"
import { allergensOf, dietOf, foodOf, type Ingredient, type Recipe, titleIn } from "#domain/recipes/recipe.ts"
import { hasAnyOf } from "./dish-meant.ts"
import { factsText, lineOf } from "./fact-text.ts"
import { capitalized, type Fact, type FoodNamed, type ThingKnown } from "./facts.ts"
import { suits } from "./from-food-topics.ts"
import { saidOfList } from "./from-list.ts"
import { answerOfSwap, mealsOn } from "./from-week.ts"
import { type DishAsked, holding, linkTo } from "./kind-asked.ts"
import { amountOf, energyOf, waysOf } from "./of-dish-kinds.ts"
import { rawWaits } from "./of-table.ts"
import { namesOf, type PlanOfChat, type PlanTalk } from "./plan-talk.ts"

/** A machine that she names; `isHalfway` is true if it stopped while she cooked. */
export type MachineNamed = { machine: Machine; isHalfway: boolean }

type Of = { dish: DishAsked; plan: PlanOfChat; talk: PlanTalk; machines: readonly MachineNamed[] }

/** Returns what her plan knows of a dish. `foods` and `machines` are those that she names with it. */
export function factsOfDish(
  dish: DishAsked,
  plan: PlanOfChat,
  talk: PlanTalk,
  { foods = [], machines = [] }: { foods?: readonly FoodNamed[]; machines?: readonly MachineNamed[] } = {},
): ThingKnown {
  const of = { dish, plan, talk, machines }
  const { day, meal, recipe } = dish
  const link = linkTo(dish, talk)
  const heading =
    day !== undefined && meal
      ? talk.ofPlan("facts-dish", { ...link, day, meal: talk.mealName(meal).toLowerCase() })
      : talk.ofPlan("facts-ours", link)
  const ofMachines = machines.map((named) => ofMachine(named, of))
  const isNamed = ({ label }: Fact) => ofMachines.some((fact) => fact.label === label)
  return {
    heading,
    first: [...ofMachines, ...foods.map((food) => ofFood(food, of))],
    facts: parts.flatMap((part) => part(of)).filter((fact) => !isNamed(fact)),
    picture: recipe.id,
  }
}

/** Says what to do without a machine, or what to do once it has stopped while she cooked. */
function ofMachine({ machine, isHalfway }: MachineNamed, { dish, talk }: Pick<Of, "dish" | "talk">): Fact {
  const text = factsText(withoutMachine(dish.recipe, machine, isHalfway), talk)
  return { label: talk.ofPlan(`machine-${machine}`), text, kinds: ["noAppliance", "whichPan"] }
}

/** Says how much of a food that she names the dish contains, and what can replace it. */
function ofFood({ spelling, foods }: FoodNamed, { dish, plan, talk }: Of): Fact {
  const whom = { suits: (food: FoodKey) => suits(food, plan), people: plan.household.people }
  const held = holding(dish, foods)
  const amounts = held.map((each) => amountOf(each, dish, plan, talk))
  const inPlaceOf = dish.recipe.ingredients.find((each) => foods.some((key) => likeForLike(each.food).includes(key)))
  const given = foods.find((key) => inPlaceOf && likeForLike(inPlaceOf.food).includes(key))
  const said =
    held.length > 0
      ? [
          talk.ofPlan("said-has", { amount: listOf(amounts, talk.lang) }),
          ...held.map(({ food }) => factsText(insteadFacts(dish.recipe, food, whom), talk)),
        ]
      : [
          talk.ofPlan("said-hasNot"),
          ...(inPlaceOf && given
            ? [
                talk.ofPlan("said-standsFor", { food: namesOf([inPlaceOf.food], talk) }),
                factsText(givenInstead(dish.recipe, inPlaceOf.food, given, whom).slice(1), talk),
              ]
            : []),
        ]
  return {
    label: capitalized(spelling),
    text: said.join(" ").trim(),
    kinds: ["replaceFood", "lackFood", "amountOf", "contains", "isOnList", "addToList", "usedUp", "leaveOut"],
  }
}

/** The lines that a dish may have, ordered by how often they are asked for. */
const parts: readonly ((of: Of) => Fact[])[] = [
  ({ dish, plan, talk }) => {
    const placed = dish.day === undefined ? undefined : mealsOn(dish.day, plan).find(({ meal }) => meal === dish.meal)
    const text =
      placed?.cookedOn && placed.recipe?.id === dish.recipe.id
        ? talk.ofPlan("said-timeCooked", { day: placed.cookedOn.day, minutes: cookingMinutes(placed) })
        : talk.ofPlan("said-time", { minutes: dish.recipe.minutes })
    return [{ label: talk.ofPlan("fact-time"), text, kinds: ["minutesOf", "quickest", "mealNow"] }]
  },
  ({ dish, plan, talk }) => {
    const foods = dish.recipe.ingredients.map((each) => amountOf(each, dish, plan, talk))
    const text = `${listOf(foods, talk.lang)}.`
    return [{ label: talk.ofPlan("fact-amounts"), text, kinds: ["ingredients", "amountOf", "weighed"] }]
  },
  ({ plan, talk }) => [
    {
      label: talk.ofPlan("fact-servings"),
      text: talk.ofPlan("said-servings", { count: plan.household.people, more: talk.labels.more }),
      kinds: ["forHowMany", "guests", "twoAtTable", "enoughFood", "babyEats"],
    },
  ],
  ({ dish, talk, machines }) => [
    {
      label: talk.ofPlan("fact-way"),
      text: `${factsText(vesselFacts(dish.recipe), talk)} ${talk.ofPlan("said-needs", { ways: waysOf(dish, talk) })}`,
      kinds: ["whichPan", "noAppliance", "fewDishesToWash"],
    },
    ...machinesOf(dish.recipe).map(({ machine }): Fact => {
      const fact = ofMachine({ machine, isHalfway: false }, { dish, talk })
      // If she names a machine, a question about machines is about that one, so this line, which only says that the dish
      // uses a machine, counts as the answer to no question.
      return machines.length > 0 ? { ...fact, kinds: [] } : fact
    }),
  ],
  ({ dish, plan, talk }) => {
    const others = (food: FoodKey) => likeForLike(food).filter((other) => suits(other, plan))
    const said = mainFirst(dish.recipe.ingredients)
      .filter(({ food }) => others(food).length > 0)
      .slice(0, 3)
      .map(({ food }) => {
        const told = { food: namesOf([food], talk), others: namesOf(others(food).slice(0, 3), talk) }
        return talk.ofPlan("said-insteadOf", told)
      })
    const text = [...said, factsText(stayingFacts(dish.recipe), talk)].join(" ")
    return [{ label: talk.ofPlan("fact-instead"), text, kinds: ["replaceFood", "lackFood"] }]
  },
  ({ dish: { recipe }, talk }) => {
    const { fridge, freezer, room, reheat, cold, oneHand, along, ahead } = keepingFacts(recipe)
    return [
      lineOf("fact-ahead", [ahead], ["ahead"], talk),
      lineOf("fact-keeps", [fridge, room], ["keeps", "usedUp"], talk),
      lineOf("fact-freezer", [freezer], ["freezes", "thaw"], talk),
      lineOf("fact-reheat", [reheat], ["reheat"], talk),
      lineOf("fact-cold", [cold], ["oneHand"], talk),
      lineOf("fact-hand", [oneHand], ["oneHand"], talk),
      lineOf("fact-along", [along], ["takenAlong"], talk),
    ]
  },
  ({ dish: { recipe }, talk }) => {
    const diet = dietOf(recipe, library.foods)
    const allergens = allergensOf(recipe, library.foods).map(talk.allergenName)
    const said = [
      ...(diet === "vegan" || diet === "vegetarian" ? [talk.ofPlan(`said-${diet}`)] : []),
      allergens.length > 0
        ? talk.ofPlan("contains", { allergens: listOf(allergens, talk.lang) })
        : talk.ofPlan("said-allergensNone"),
    ]
    return [
      { label: talk.ofPlan("fact-contains"), text: said.join(" "), kinds: ["contains", "diet", "believesLeftOut"] },
    ]
  },
  ({ dish, plan, talk }) => {
    if (dish.day === undefined || dish.day < plan.today) return []
    const text = [talk.ofPlan("said-move"), ...rawWaits(dish, talk)].join(" ")
    return [
      {
        label: talk.ofPlan("fact-move"),
        text,
        kinds: ["moveMeal", "missedMeal", "repeatDish", "moveDay", "missedDay"],
      },
    ]
  },
  ({ dish, plan, talk }) => {
    if (dish.day === undefined || dish.day < plan.today) return []
    const { offer } = answerOfSwap(dish.meal, plan, talk, 12, dish.day)
    if (offer?.kind !== "swap") return []
    const others = listOf(
      offer.ids.map((id) => titleIn(talk.titles, id)),
      talk.lang,
    )
    const { swap, undoSwap: undo } = talk.labels
    return [
      {
        label: talk.ofPlan("fact-swap"),
        text: talk.ofPlan("said-swap", { swap, undo, others }),
        kinds: ["swapDish", "swapBack", "whyChanged"],
      },
    ]
  },
  ({ dish, plan, talk }) => {
    if (dish.day === undefined || dish.day < plan.today) return []
    const said = saidOfList((food) => hasAnyOf(dish.recipe, [food]), plan, talk)
    if (said.length === 0) return []
    return [
      { label: talk.ofPlan("fact-buy"), text: said.join(" "), kinds: ["isOnList", "listFor", "list", "listFollows"] },
    ]
  },
  ({ dish, talk }) => {
    const { cookingMode: cook, readAloud: aloud } = talk.labels
    const text = talk.ofPlan("said-steps", { id: dish.recipe.id, cook, aloud })
    return [{ label: talk.ofPlan("fact-steps"), text, kinds: ["steps", "stepDetail"] }]
  },
  ({ dish: { recipe }, talk }) =>
    recipe.cooking === "none"
      ? []
      : [{ label: talk.ofPlan("fact-cooking"), text: doubtsOf(recipe, talk), kinds: ["stepDetail", "steps"] }],
  ({ dish, talk }) => {
    const text = talk.ofPlan("said-energy", energyOf(dish))
    return [{ label: talk.ofPlan("fact-energy"), text, kinds: ["calories"] }]
  },
  ({ talk }) => {
    const { why } = talk.labels
    return [{ label: talk.ofPlan("fact-why"), text: talk.ofPlan("said-why", { why }), kinds: ["whyThis"] }]
  },
]

/** Answers what she may wonder about while she cooks; the general answer is for dishes that have none of their own. */
function doubtsOf(recipe: Recipe, talk: PlanTalk): string {
  const doubts = stepDoubts(recipe)
  return doubts.length > 0 ? factsText(doubts, talk) : talk.ofPlan("doneness")
}

/** Sorts the main ingredients before the seasoning, the heaviest first. */
function mainFirst(ingredients: readonly Ingredient[]): Ingredient[] {
  const isMain = ({ food }: Ingredient) => foodOf({ food }, library.foods).aisle !== "others"
  return ingredients.filter(isMain).toSorted((one, other) => other.grams - one.grams)
}
