import { checkInQuestions } from "../../days/check-in.ts"
import type { DiaryEntry } from "../../diary/diary.ts"
import { firstJourneyId, type Journey } from "../../journey/journey.ts"
import type { ExportedRow, RowNoun } from "../../nouns/nouns.ts"
import type { OperationArgs, OperationName } from "../../operations/operations.ts"
import { own } from "../../own.ts"
import { type ById, earlierOf, laterOf, type Timestamped } from "../../timestamped.ts"

/** An operation that she once performed and that is repeated with its original time (ISO 8601, UTC). */
export type Step = { [Name in OperationName]: { name: Name; args: OperationArgs[Name]; at: string } }[OperationName]

/** The kinds of rows that are imported; all other parts of an export belong only to its own account. */
export type Kind = RowNoun | "diaryEntries"
export type Item<In extends Kind> = In extends RowNoun ? ExportedRow<In> : DiaryEntry

type Around = {
  /** When the file was exported (ISO 8601, UTC), the date of everything that has none of its own. */
  exportedAt: string
  /** True if the only row of a kind already has this field. */
  isThere: (field: string) => boolean
}

/**
 * Makes the steps of each kind, in this order: quiet mode, preferences and profile come first, because they hide or
 * decide what follows. A new noun gets its line here.
 */
export const stepsOf: { [In in Kind]: (item: Item<In>, around: Around) => Step[] } = {
  silence: ({ value, changedAt }, { isThere }) => (isThere("isOn") ? [] : [step("silenceSet", value, changedAt)]),
  preferences: ({ preferences }, around) => ofFields("preferencesChanged", preferences, around),
  onboarding: (answers, { exportedAt, isThere }) =>
    Object.entries(answers).flatMap(([field, value]) =>
      isThere(field) ? [] : step("onboardingAnswered", { answers: { [field]: value } }, exportedAt),
    ),
  profile: (values, { exportedAt, isThere }) =>
    Object.entries(values).flatMap(([field, value]) =>
      isThere(field) ? [] : step("profileChanged", { fields: { [field]: value } }, exportedAt),
    ),
  household: ({ household }, around) => ofFields("householdChanged", household, around),
  reminderTimes: ({ times }, around) => ofFields("reminderTimesChanged", times, around),
  journeys: stepsOfJourney,
  weights: ({ date, kg, changedAt }) => [step("weightLogged", { date, kg }, changedAt)],
  badges: ({ badge, earnedOn }, { exportedAt }) => [step("badgeEarned", { badge, date: earnedOn }, exportedAt)],
  checkIns: ({ date, value, changedAt }) => [
    ...checkInQuestions.flatMap((question) => {
      const score = value[question]
      return score === null ? [] : step("checkInAnswered", { date, question, score }, changedAt)
    }),
    ...(value.sleepHours === null ? [] : [step("sleepAnswered", { date, hours: value.sleepHours }, changedAt)]),
  ],
  water: ({ date, glasses }) =>
    Object.entries(glasses).map(([glassId, isDrunk]) =>
      step(isDrunk ? "glassDrunk" : "glassTakenBack", { date, glassId }, `${date}T12:00:00.000Z`),
    ),
  shoppingTicks: ({ ticks }, { isThere }) => [
    // Foods that were bought before the list was started anew are ticked first, and unticked by the step that starts
    // it.
    ...grouped(asTicked(ticks.boughtAt), isThere).map(({ foods, at }) =>
      step("shoppingItemsTicked", { foods, isTicked: true }, at),
    ),
    ...grouped(ticks, isThere).map(({ foods, isMarked, at }) => {
      const startsOver = !isMarked && foods.some((food) => own(ticks.boughtAt, food) !== undefined)
      return step("shoppingItemsTicked", { foods, isTicked: isMarked, ...(startsOver && { startsOver }) }, at)
    }),
  ],
  atHome: ({ foods: marks }, { isThere }) =>
    grouped(marks, isThere).map(({ foods, isMarked, at }) => step("foodsHadAtHome", { foods, isAtHome: isMarked }, at)),
  ownItems: ({ items }, { isThere }) =>
    entriesNotThere(items, isThere).flatMap(({ id: itemId, entry, at }) => {
      const added = step("ownItemAdded", { itemId, text: entry.text }, at)
      return entry.isTicked ? [added, step("ownItemsTicked", { itemIds: [itemId], isTicked: true }, at)] : [added]
    }),
  visits: ({ visits }, { isThere }) =>
    entriesNotThere(visits, isThere).flatMap(({ id: visitId, entry, at }) => {
      const noted = step("visitNoted", { visitId, ...entry }, at)
      if (!own(visits.done?.values, visitId)) return [noted]
      const doneAt = own(visits.done?.changedAt, visitId) ?? at
      return [noted, step("visitDone", { visitId, isDone: true }, doneAt)]
    }),
  medicines: ({ medicines }, { isThere }) =>
    entriesNotThere(medicines, isThere).map(({ id: medicineId, entry, at }) =>
      step("medicineNoted", { medicineId, ...entry }, at),
    ),
  struckOffers: ({ offers }, { isThere }) =>
    Object.entries(offers.values).flatMap(([offer, isStruck = false]) =>
      isThere(offer) ? [] : step("offerStruck", { offer, isStruck }, own(offers.changedAt, offer) ?? ""),
    ),
  diaryEntries: ({ id: entryId, mood, notes, createdAt, updatedAt }) => [
    step("entryWritten", { entryId, mood, notes, createdAt, ...(updatedAt && { updatedAt }) }, updatedAt ?? createdAt),
  ],
}

/** The entries of a row that are neither removed nor already in the account. */
function entriesNotThere<Entry>({ values, changedAt }: ById<Entry>, isThere: Around["isThere"]) {
  return Object.entries(values).flatMap(([id, entry]) => {
    const at = own<string | undefined>(changedAt, id) ?? ""
    return entry && !isThere(id) ? [{ id, entry, at }] : []
  })
}

function step<Name extends OperationName>(name: Name, args: OperationArgs[Name], at: string): Step {
  return { name, args, at } as Step
}

type OfFields = "preferencesChanged" | "householdChanged" | "reminderTimesChanged"

/** Each field is its own operation, so that a value that is no longer valid does not block the others. */
function ofFields(name: OfFields, { values, changedAt }: Timestamped<object>, { isThere }: Around): Step[] {
  return Object.entries(values).flatMap(([field, value]) =>
    isThere(field)
      ? []
      : step(name, { fields: { [field]: value } }, own<string>(changedAt as { [field: string]: string }, field) ?? ""),
  )
}

type Marks = Timestamped<{ [food: string]: boolean }>

/** Groups foods that were marked at the same time in the same way, so that one operation imports them. */
function grouped({ values, changedAt }: Marks, isThere: (food: string) => boolean) {
  const groups = new Map<string, { foods: string[]; isMarked: boolean; at: string }>()
  for (const [food, isMarked = false] of Object.entries(values)) {
    if (isThere(food)) continue
    const at = own<string | undefined>(changedAt, food) ?? ""
    const group = groups.get(`${at} ${isMarked}`) ?? { foods: [], isMarked, at }
    groups.set(`${at} ${isMarked}`, group)
    group.foods.push(food)
  }
  return [...groups.values()].sort((one, other) => (one.at < other.at ? -1 : 1))
}

function asTicked(boughtAt: { [food: string]: string } = {}): Marks {
  return { values: Object.fromEntries(Object.keys(boughtAt).map((food) => [food, true])), changedAt: boughtAt }
}

function stepsOfJourney(journey: Journey & { changedAt: string }): Step[] {
  const { id: journeyId, startedAt, changedAt, week } = journey
  const within = (moment: string | undefined) => earlierOf(laterOf(moment ?? changedAt, startedAt), changedAt)
  const days = (byDay: object | undefined) => Object.keys(byDay ?? {}).map(Number)
  const marks = <Value>(marks: Timestamped<{ [key: string]: Value }> | undefined) =>
    Object.entries(marks?.values ?? {}).map(([key, value]) => {
      return { key, value: value as Value, at: within(own<string | undefined>(marks?.changedAt, key)) }
    })
  const steps = [
    ...days(journey.done).flatMap((day) =>
      (journey.done[day] ?? []).map((item) => {
        const date = journey.doneOn?.[day]?.[item]
        const args = { journeyId, day, item, ...(date && { date }) }
        return step("itemDone", args, within(date && `${date}T12:00:00.000Z`))
      }),
    ),
    ...days(journey.eaten).flatMap((day) =>
      (journey.eaten?.[day] ?? []).map((meal) => step("mealEaten", { journeyId, day, meal }, changedAt)),
    ),
    // Each dish is its own operation, so that one that no longer suits her does not block the others.
    ...marks(journey.dishes).map(({ key, value, at }) =>
      step("dishesPlanned", { journeyId, dishes: { [key]: value } }, at),
    ),
    ...marks(journey.hardNights).map(({ key, value, at }) =>
      step("hardNightSet", { journeyId, day: Number(key), meals: value }, at),
    ),
    ...marks(journey.struck).map(({ key: food, value: dishes, at }) =>
      dishes ? step("foodStruck", { journeyId, food, dishes }, at) : step("foodPutBack", { journeyId, food }, at),
    ),
    ...marks(journey.cooked).map(({ key, value, at }) => step("dishCooked", { journeyId, key, servings: value }, at)),
  ]
  if (journeyId !== firstJourneyId)
    steps.unshift(step("journeyStarted", { journeyId, ...(week && { week }) }, startedAt))
  return dated(steps, startedAt, changedAt)
}

/**
 * Repeats the first step at the start and the last at the time of the last change, so that the imported journey gets
 * both dates. Doing a step twice has no further effect.
 */
function dated(steps: Step[], startedAt: string, changedAt: string): Step[] {
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return []
  const before = first.at === startedAt ? [] : [{ ...first, at: startedAt }]
  const after = steps.some(({ at }) => at === changedAt) ? [] : [{ ...last, at: changedAt }]
  return [...before, ...steps, ...after]
}
