import {
  type Checklist,
  type ChecklistItem,
  checklistItems,
  isDayComplete,
  type Progress,
  percentageOf,
  programmeDays,
} from "./progress.ts"

/** One walk through the seven days. An item once done stays done; the day and the percentage follow from the items. */
export type Journey = { id: string; startedAt: string; done: DoneItems }
/** By day (1-7). */
export type DoneItems = { [day: number]: ChecklistItem[] | undefined }

/** The same on every device, so that items done on two of them before they met belong to one journey. */
export const firstJourneyId = "first"

/** The current one: the journey that was started last. */
export function currentJourney<Any extends Journey>(journeys: readonly Any[]): Any | undefined {
  return journeys.reduce<Any | undefined>((current, journey) => {
    return current && !isStartedAfter(journey, current) ? current : journey
  }, undefined)
}

function isStartedAfter(one: Journey, other: Journey) {
  if (one.startedAt !== other.startedAt) return one.startedAt > other.startedAt
  // The first one is never started by hand, so any other of the same moment came after it.
  if (one.id === firstJourneyId || other.id === firstJourneyId) return other.id === firstJourneyId
  return one.id > other.id
}

export function withItem(journey: Journey, day: number, item: ChecklistItem): Journey {
  const items = journey.done[day] ?? []
  if (items.includes(item)) return journey
  // In the order of the checklist, whichever came first.
  const done = checklistItems.filter((other) => other === item || items.includes(other))
  return { ...journey, done: { ...journey.done, [day]: done } }
}

/** Where she is: the first day with an item left, or the last day once all are done. */
export function progressOf(journey: Journey | undefined): Progress {
  let day = 1
  while (day < programmeDays && isDayComplete(progressOn(journey, day))) day++
  return progressOn(journey, day)
}

/** The state of one of its days. */
export function progressOn(journey: Journey | undefined, day: number): Progress {
  const items = journey?.done[day] ?? []
  const checklist = Object.fromEntries(checklistItems.map((item) => [item, items.includes(item)])) as Checklist
  return { day, percentage: percentageOf(day, checklist), checklist }
}

/** The items that a state of progress stands for. */
export function doneItemsOf({ day, checklist }: Pick<Progress, "day" | "checklist">): DoneItems {
  const done: DoneItems = {}
  for (let earlier = 1; earlier < day; earlier++) done[earlier] = [...checklistItems]
  const items = checklistItems.filter((item) => checklist[item])
  if (items.length > 0) done[day] = items
  return done
}
