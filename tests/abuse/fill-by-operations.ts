import { answerThemes } from "#domain/chat/answer-theme.ts"
import type { Wish } from "#domain/food/wish.ts"
import { checklistItems } from "#domain/journey/progress.ts"
import {
  type Operation,
  type OperationArgs,
  type OperationName,
  operationsPerRequest,
} from "#domain/operations/operations.ts"
import { slots, weekDays } from "#domain/plan/slots.ts"
import { meals } from "#domain/recipes/recipe.ts"
import { agreed } from "../api/agree.ts"
import { helperLink } from "../api/helper-link.ts"
import { aSubscription } from "../api/push-subscription.ts"
import { operation, written } from "../api/sync.ts"

/** How often each action is done; the clock moves on by a day where a limit holds for one day. */
export type Sizes = {
  journeys: number
  foods: number
  foodLength: number
  slotsOfFood: number
  daysBefore: number
  taps: number
  copies: number
  entriesPerDay: number
  days: number
  questionsPerDay: number
  links: number
  devices: number
  consentsPerDay: number
  wishes: number
  words: number
}

/** The data of a mother who has used the app for a year. */
export const ordinary: Sizes = {
  journeys: 20,
  foods: 60,
  foodLength: 10,
  slotsOfFood: 2,
  daysBefore: 60,
  taps: 8,
  copies: 1,
  entriesPerDay: 1,
  days: 60,
  questionsPerDay: 0.2,
  links: 3,
  devices: 2,
  consentsPerDay: 0.01,
  wishes: 5,
  words: 40,
}

/** The most data that somebody patient could store. */
export const most: Sizes = {
  journeys: 600,
  foods: 1200,
  foodLength: 60,
  slotsOfFood: slots.length,
  daysBefore: 4100,
  taps: 210,
  copies: 250,
  entriesPerDay: 20,
  days: 150,
  questionsPerDay: 10,
  links: 205,
  devices: 12,
  consentsPerDay: 1,
  wishes: 300,
  words: 1000,
}

const dayMs = 24 * 60 * 60_000
const journeyId = "current"

/**
 * Fills an account by operations alone, at most as fast as their limits allow; the clock moves on meanwhile. Returns
 * the id of one of her entries.
 */
export async function fillByOperations(
  clock: { now: Date },
  perform: (operations: Operation[]) => Promise<unknown>,
  sizes: Sizes,
) {
  const at = (beforeMs = 0) => new Date(clock.now.getTime() - beforeMs).toISOString()
  const does: Does = (name, args, beforeMs) => operation(name, args, at(beforeMs)) as Operation
  async function performAll(operations: Operation[]) {
    for (let from = 0; from < operations.length; from += operationsPerRequest)
      await perform(operations.slice(from, from + operationsPerRequest))
  }
  for (let day = 0; day < sizes.days; day++) {
    clock.now = new Date(clock.now.getTime() + dayMs)
    await performAll(ofDay(day, sizes, does, at))
  }
  const date = at().slice(0, 10)
  const daysBefore = many(sizes.daysBefore, (it) => {
    const date = at(it * dayMs).slice(0, 10)
    // A day is writable as of when it was written, which a device says by itself.
    return [does("weightLogged", { date, kg: 70 }), does("sleepAnswered", { date, hours: 5 }, it * dayMs)]
  })
  const glasses = many(sizes.taps, () => ({ date, glassId: crypto.randomUUID() }))
  const journeys = many(sizes.journeys, (it) =>
    does("journeyStarted", { journeyId: crypto.randomUUID() }, (sizes.journeys - it) * 1000),
  )
  await performAll([
    ...daysBefore.flat(),
    ...glasses.flatMap((glass) => [does("glassDrunk", glass), does("glassTakenBack", glass)]),
    ...journeys,
    ...ofWeek(sizes, does),
  ])
  const entry = written()
  const edit = (it: number) => ({ ...entry.args, base: crypto.randomUUID(), notes: `${it} ${"n".repeat(sizes.words)}` })
  const copies = many(sizes.copies, (it) => does("entryEdited", edit(it)))
  await performAll([entry as Operation, ...copies, ...ofOthers(sizes, does), ...aboutHer(sizes, does, at)])
  return { entryId: entry.args.entryId }
}

type Does = <Name extends OperationName>(name: Name, args: OperationArgs[Name], beforeMs?: number) => Operation

function many<Each>(count: number, make: (index: number) => Each): Each[] {
  return Array.from({ length: count }, (_, it) => make(it))
}

function ofDay(day: number, sizes: Sizes, does: Does, at: () => string): Operation[] {
  const date = at().slice(0, 10)
  const due = (perDay: number) => Math.floor((day + 1) * perDay) - Math.floor(day * perDay)
  const questions = many(due(sizes.questionsPerDay), () => crypto.randomUUID())
  return [
    ...many(sizes.entriesPerDay, () => written(undefined, { createdAt: at() }) as Operation),
    ...(["energy", "mood"] as const).map((question) => does("checkInAnswered", { date, question, score: 3 })),
    ...questions.map((questionId) => does("questionAsked", { questionId, text: "a".repeat(sizes.words) })),
    ...questions.flatMap((questionId, it) => (it % 2 ? [does("questionTakenBack", { questionId })] : [])),
    ...many(due(sizes.consentsPerDay), () => [
      does("consentWithdrawn", { purpose: "ratings" }),
      agreed("ratings", at()) as Operation,
    ]).flat(),
  ]
}

function ofWeek(sizes: Sizes, does: Does): Operation[] {
  const dishes = Object.fromEntries(slots.slice(0, sizes.slotsOfFood).map((slot) => [slot, 9999]))
  const foods = foodNames(sizes)
  return [
    ...weekDays.flatMap((day) => [
      does("hardNightSet", { journeyId, day, meals: [...meals] }),
      does("mealEaten", { journeyId, day, meal: "dinner" }),
      ...checklistItems.map((item) => does("itemDone", { journeyId, day, item })),
    ]),
    ...foods.slice(0, Math.ceil(sizes.foods / 4)).map((food) => does("foodStruck", { journeyId, food, dishes })),
    ...many(sizes.foods, (it) => does("dishCooked", { journeyId, key: `recipe-${1 + it}`, servings: 16 })),
    ...foods.map((food) => does("shoppingItemsTicked", { foods: [food], isTicked: true })),
    ...foods.map((food) => does("foodsHadAtHome", { foods: [food], isAtHome: true })),
  ]
}

function ofOthers(sizes: Sizes, does: Does): Operation[] {
  const links = many(sizes.links, () => helperLink().link)
  const endpoint = () => `https://push.example.com/${crypto.randomUUID()}${"a".repeat(sizes.words)}`.slice(0, 1000)
  const shown = { language: "pt", isDiscreet: true } as const
  return [
    ...links.flatMap((link) => [does("helperLinkMade", link), does("helperLinkTakenBack", { linkId: link.linkId })]),
    does("helperLinkMade", helperLink().link),
    ...many(sizes.devices, () => does("reminderDeviceAdded", { ...aSubscription(endpoint()), ...shown })),
    does("reminderTimesChanged", { fields: { timeZone: "America/Recife", byMail: true } }),
  ]
}

function aboutHer(sizes: Sizes, does: Does, at: () => string): Operation[] {
  const foods = foodNames({ ...sizes, foods: sizes.wishes })
  const without = foods.map((food): Wish => `food:${food}`)
  const text = (words: string) => words.repeat(sizes.words).slice(0, sizes.words)
  return [
    does("householdChanged", { fields: { without } }),
    does("householdChanged", { fields: { notMeant: without } }),
    does("householdChanged", { fields: { likes: foods } }),
    does("onboardingAnswered", { answers: { restrictions: text("ghee xarope "), preferredFoods: text("quinoto ") } }),
    ...answerThemes.map((theme) => does("answerRated", { month: at().slice(0, 7), theme, isUseful: true })),
  ]
}

function foodNames({ foods, foodLength }: Pick<Sizes, "foods" | "foodLength">) {
  return many(foods, (it) => `food-${it}-`.padEnd(foodLength, "x"))
}
