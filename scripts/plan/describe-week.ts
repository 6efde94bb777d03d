import * as z from "zod/mini"
import { foods } from "#content/foods.ts"
import { knownFoods } from "#content/known-foods/known-foods.ts"
import { library } from "#content/library.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { applianceSchema } from "#domain/food/appliance.ts"
import { withKnownFoods } from "#domain/food/known-foods.ts"
import { kitchenWish } from "#domain/food/wish.ts"
import { languages } from "#domain/language.ts"
import { cookingOfWeek } from "#domain/plan/cooking/cooking-of-week.ts"
import type { Household } from "#domain/plan/household.ts"
import { recipesOf } from "#domain/plan/library.ts"
import { purchasesOf } from "#domain/plan/shopping/purchase.ts"
import { shoppingListOfWeek } from "#domain/plan/shopping/shopping-list-of-week.ts"
import { slotOf, weekDays } from "#domain/plan/slots.ts"
import { understandWords } from "#domain/plan/understand-words.ts"
import { blockersOf } from "#domain/plan/week/blockers.ts"
import { type PlannedWeek, planWeek } from "#domain/plan/week/plan-week.ts"
import { meals } from "#domain/recipes/recipe.ts"
import { spicesOf } from "./spices.ts"
import { textsIn } from "./texts.ts"

const peopleMax = 8
const minutesMax = 600
const weekMax = 52

const householdSchema = z.strictObject({
  language: z.enum(languages),
  restrictions: z.optional(z.string().check(z.maxLength(2000))),
  preferredFoods: z.optional(z.string().check(z.maxLength(2000))),
  people: z._default(z.int().check(z.minimum(1), z.maximum(peopleMax)), 1),
  minutes: z.optional(z.int().check(z.minimum(1), z.maximum(minutesMax))),
  priceBand: z.optional(z.literal([1, 2, 3])),
  cooksOnFewDays: z._default(z.boolean(), false),
  lacks: z._default(z.array(applianceSchema), []),
  week: z._default(z.int().check(z.minimum(1), z.maximum(weekMax)), 1),
})

export function describeWeek(written: unknown) {
  const parsed = householdSchema.safeParse(written, { error: z.locales.en().localeError })
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error))
  const {
    language,
    restrictions,
    preferredFoods,
    people,
    minutes,
    priceBand,
    cooksOnFewDays,
    lacks,
    week: number,
  } = parsed.data
  const words = { ...(restrictions && { restrictions }), ...(preferredFoods && { preferredFoods }) }
  const { wishes, likes, unknown, inNoDish } = understandWords(words, withKnownFoods(wishTable, knownFoods))
  const household = {
    wishes: [...wishes, ...lacks.map(kitchenWish)],
    likes,
    people,
    cooksOnFewDays,
    ...(minutes && { minutes }),
    ...(priceBand && { priceBand }),
  }
  const week = weekOf(household, number)
  const { titles, snacks, foodNames } = textsIn(language)
  const list = purchasesOf(shoppingListOfWeek(week, household, foods), foods)
  return {
    understood: { wishes, likes, unknown, inNoDish: inNoDish.map(({ word }) => word) },
    dishes: Object.fromEntries(weekDays.map((day) => [day, dishesOf(week, day, titles)])),
    // Cooking day 0 is the day before the first day of the week.
    cookingDays: cookingOfWeek(library, { week, household, journey: {} }).days,
    snacks: Object.fromEntries(weekDays.map((day) => [day, extrasOf(week, day, snacks)])),
    list: list.map(({ food, ...amounts }) => ({ food, name: foodNames[food], ...amounts })),
    spices: spicesOf(recipesOf(library, week.dishes), language),
    blocked: blockersOf(library, household),
  }
}

function weekOf(household: Household, number: number): PlannedWeek {
  let week = planWeek(library, household, { week: 1 })
  for (let next = 2; next <= number; next++) {
    const before = Object.values(week.dishes).filter((id) => id !== undefined)
    week = planWeek(library, household, { week: next, before })
  }
  return week
}

function dishesOf(week: PlannedWeek, day: number, titles: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    meals.flatMap((meal) => {
      const id = week.days[day - 1]?.[meal]?.recipe.id
      return id === undefined
        ? []
        : [[meal, { id, title: titles[id], isSecondTime: week.secondTimes[slotOf(day, meal)] !== undefined }]]
    }),
  )
}

function extrasOf(week: PlannedWeek, day: number, texts: Readonly<Record<string, { title: string }>>) {
  const { snacks = [], seconds = [] } = week.days[day - 1] ?? {}
  return [
    ...snacks.map(({ id }) => ({ id, title: texts[id]?.title, isSecondHelping: false })),
    ...seconds.map(({ id }) => ({ id, title: texts[id]?.title, isSecondHelping: true })),
  ]
}
