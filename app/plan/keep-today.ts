import { fetchFile } from "#app/fetch-file.ts"
import { loadMessages } from "#app/language/load-messages.ts"
import { loadTexts } from "#app/language/texts.ts"
import { readRecord, recordKey, writeRecord } from "#app/storage/records.ts"
import type { Store } from "#app/sync/store.ts"
import { correctedNow } from "#app/sync/sync-context.ts"
import { currentJourney, editionOf, hasHardNight } from "#domain/journey/journey.ts"
import type { Language } from "#domain/language.ts"
import { ownKey } from "#domain/nouns/noun.ts"
import { idIn } from "#domain/plan/week/editions.ts"
import { struckFoods } from "#domain/plan/week/strike.ts"
import { meals, standardMinutes, standardRecipeId } from "#domain/recipes/recipe.ts"
import { containsText } from "./contains-text.ts"
import type { RowsOfPlan } from "./planned.ts"
import { standardAllergens } from "./standard-allergens.ts"
import type { Today } from "./today.ts"
import type { RowsOfWeek } from "./use-rows-of-week.ts"

/** The day of the programme (1 to 7) and the language in which its food is named. */
export type WhichDay = { day: number; language: Language }
/** `of` identifies the rows that determine the dishes, `marks` those that tell what is at home. */
export type KeptToday = { of: string; marks?: string; today: Today }

const keyOf = (userId: string) => recordKey(userId, "today")

export function readToday(userId: string): KeptToday | undefined {
  return readRecord<KeptToday>(keyOf(userId), isKept)?.value
}

/** Plans and stores the day's food whenever her rows change. Returns a function that stops this. */
export function storeToday(
  store: Pick<Store, "userId" | "read" | "subscribe">,
  { day, language }: WhichDay,
  onToday: (kept: KeptToday) => void,
) {
  const { userId } = store
  let kept = readToday(userId)
  let wanted: string | undefined

  function keep() {
    const { rows } = store.read()
    const of = inputsOf(rows, { day, language })
    const marks = marksOf(rows)
    const asked = `${of} ${marks}`
    if (asked === wanted) return
    wanted = asked
    if (kept && of === kept.of && marks === kept.marks) return onToday(kept)
    const isOfRecipes = hasOwnWeek(rows, day) || hasKitchen(rows)
    const today = isOfRecipes
      ? plan(userId, rows, { day, language }, correctedNow(store))
      : standardToday(rows, { day, language })
    // If planning fails, it is repeated at the next visit or change.
    today.then(show, () => {})

    function show(today: Today) {
      if (asked !== wanted) return
      kept = { of, marks, today }
      writeRecord<KeptToday>(keyOf(userId), { value: kept, isUnsaved: false })
      onToday(kept)
    }
  }

  keep()
  const end = store.subscribe(keep)
  return () => {
    wanted = undefined
    end()
  }
}

/** The key includes the URL of this file, which changes with the recipes of a release. */
export function inputsOf(rows: RowsOfWeek, { day, language }: WhichDay): string {
  const { journeys, onboarding, household } = rows
  const journey = currentJourney(Object.values(journeys))
  const { done: _done, doneOn: _doneOn, eaten: _eaten, cooked: _cooked, ...week } = journey ?? { done: {} }
  const told = [onboarding[ownKey]?.changedAt, household[ownKey]?.changedAt]
  return JSON.stringify([import.meta.url, language, day, week, told])
}

/**
 * Returns as text the ticks that change which foods are missing, or which plates a hard night has, but not the dishes.
 */
function marksOf({ journeys, shoppingTicks, atHome }: RowsOfWeek): string {
  const { eaten, cooked } = currentJourney(Object.values(journeys)) ?? {}
  return JSON.stringify([shoppingTicks[ownKey], atHome[ownKey], eaten, cooked])
}

/**
 * True if she has ticked the shopping list or said what she has at home, so that a food of a dish may be known to be
 * used up.
 */
function hasKitchen({ shoppingTicks, atHome }: RowsOfWeek): boolean {
  return Boolean(shoppingTicks[ownKey] || atHome[ownKey])
}

export function hasOwnWeek({ journeys, onboarding, household }: RowsOfPlan, day: number): boolean {
  const journey = currentJourney(Object.values(journeys))
  const isStruck = journey !== undefined && struckFoods(journey).length > 0
  const hasChanged = journey?.dishes !== undefined || isStruck || hasHardNight(journey, day)
  return hasChanged || (journey?.week ?? 1) > 1 || Boolean(onboarding[ownKey] || household[ownKey])
}

async function plan(userId: string, rows: RowsOfWeek, { day, language }: WhichDay, now: Date): Promise<Today> {
  const { todayOf } = await fetchFile(() => import("./today.ts"))
  return todayOf(userId, rows, day, language, now)
}

async function standardToday({ journeys }: RowsOfPlan, { day, language }: WhichDay): Promise<Today> {
  const edition = editionOf(currentJourney(Object.values(journeys)))
  const [titles, t] = await Promise.all([loadTexts("titles", language), loadMessages("allergens", language)])
  const dishes = meals.map((meal) => {
    const id = idIn(edition, standardRecipeId(day, meal))
    const allergens = standardAllergens[id]
    const contains = allergens && { contains: containsText(allergens, t, language) }
    return [meal, { id, title: titles[id] ?? "", minutes: standardMinutes[meal], ...contains }] as const
  })
  const recipeId = idIn(edition, standardRecipeId(day, "lunch"))
  const isFirst = recipeId === standardRecipeId(1, "lunch")
  return { recipeId, recipe: isFirst ? "" : (titles[recipeId] ?? ""), snack: "", meals: Object.fromEntries(dishes) }
}

function isKept(value: unknown) {
  return typeof value === "object" && value !== null && "of" in value && "today" in value
}
