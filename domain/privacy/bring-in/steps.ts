import { checkInQuestions } from "../../days/check-in.ts"
import type { DiaryEntry } from "../../diary/diary.ts"
import { firstJourneyId, type Journey } from "../../journey/journey.ts"
import type { ExportedRow, RowNoun } from "../../nouns/nouns.ts"
import type { OperationArgs, OperationName } from "../../operations/operations.ts"
import { own } from "../../own.ts"
import { type ById, earlierOf, laterOf, type Timestamped } from "../../timestamped.ts"

/** What she did once, to be done again, on the moment (ISO 8601, UTC) on which she did it. */
export type Step = { [Name in OperationName]: { name: Name; args: OperationArgs[Name]; at: string } }[OperationName]

/** What is brought in; the other parts of an export belong to the account that it is of. */
export type Kind = RowNoun | "diaryEntries"
export type Item<In extends Kind> = In extends RowNoun ? ExportedRow<In> : DiaryEntry

type Around = {
  /** ISO 8601, UTC: the date of what the export dates nowhere. */
  exportedAt: string
  /** Whether the one row of a kind already has this field. */
  isThere: (field: string) => boolean
}

/** In this order: what hides or decides about later kinds comes before them. A new noun gets its line here. */
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
    // What was bought before the list was begun again is ticked first, and then unticked by beginning again.
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

/** Those of one row that are neither removed nor there already. */
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

/** One each, so that one that can no longer be said keeps none of the others away. */
function ofFields(name: OfFields, { values, changedAt }: Timestamped<object>, { isThere }: Around): Step[] {
  return Object.entries(values).flatMap(([field, value]) =>
    isThere(field)
      ? []
      : step(name, { fields: { [field]: value } }, own<string>(changedAt as { [field: string]: string }, field) ?? ""),
  )
}

type Marks = Timestamped<{ [food: string]: boolean }>

/** Groups foods that were marked at the same moment and in the same way, so that one operation brings them in. */
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
    // One operation for each dish: one that no longer suits her keeps none of the others away.
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

/** The first journey begins by what is done of it first; each was last changed by what was done of it last. Done twice counts once. */
function dated(steps: Step[], startedAt: string, changedAt: string): Step[] {
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return []
  const before = first.at === startedAt ? [] : [{ ...first, at: startedAt }]
  const after = steps.some(({ at }) => at === changedAt) ? [] : [{ ...last, at: changedAt }]
  return [...before, ...steps, ...after]
}
