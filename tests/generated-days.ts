import fc from "fast-check"
import { addDaysTo, type DayRecord, emptyDay } from "#domain/days/day-record.ts"
import { checklistItems } from "#domain/journey/progress.ts"

export const today = "2026-11-23"

const answer = fc.option(fc.integer({ min: 1, max: 5 }))
const told: fc.Arbitrary<Omit<DayRecord, "date">> = fc.record({
  energy: answer,
  mood: answer,
  bloating: answer,
  sleepHours: fc.option(fc.integer({ min: 0, max: 96 }).map((quarters) => quarters / 4)),
  glasses: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20 })),
  done: fc.array(fc.constantFrom(...checklistItems), { maxLength: 8 }),
  hasEntry: fc.boolean(),
})

/** The days before today and today itself, each told, empty or without a record. */
export function generatedDays(count: number): fc.Arbitrary<DayRecord[]> {
  const day = fc.option(fc.oneof({ weight: 4, arbitrary: told }, fc.constant(emptyDay(today))))
  return fc.array(day, { minLength: count, maxLength: count }).map((days) => {
    return days.flatMap((each, index) => (each ? [{ ...each, date: addDaysTo(today, index + 1 - count) }] : []))
  })
}

const raises: readonly ((day: DayRecord) => DayRecord)[] = [
  (day) => ({ ...day, energy: day.energy && Math.min(day.energy + 1, 5) }),
  (day) => ({ ...day, mood: day.mood && Math.min(day.mood + 1, 5) }),
  (day) => ({ ...day, bloating: day.bloating && Math.min(day.bloating + 1, 5) }),
  (day) => ({ ...day, sleepHours: day.sleepHours === null ? null : Math.min(day.sleepHours + 0.5, 24) }),
  (day) => ({ ...day, glasses: day.glasses + 1 }),
  (day) => ({ ...day, hasEntry: true }),
  ...checklistItems.map((item) => (day: DayRecord) => ({ ...day, done: [...day.done, item] })),
]

/** Records, and the same with one value of one day higher or one act more, on a day that may have had no record. */
export function raisedDays(count: number): fc.Arbitrary<{ days: DayRecord[]; raised: DayRecord[] }> {
  const change = { back: fc.nat({ max: count - 1 }), raise: fc.constantFrom(...raises) }
  return fc.record({ days: generatedDays(count), ...change }).map(({ days, back, raise }) => {
    const date = addDaysTo(today, -back)
    const before = days.find((day) => day.date === date) ?? emptyDay(date)
    return { days, raised: [...days.filter((day) => day !== before), raise(before)] }
  })
}

/** Told days up to today, and how often their fields have been read. */
export function countedReads(count: number) {
  let reads = 0
  const days = Array.from({ length: count }, (_, index): DayRecord => {
    const date = addDaysTo(today, index + 1 - count)
    const day: DayRecord = { ...emptyDay(date), sleepHours: 5.5, glasses: 7, energy: 3, done: ["morning", "activity"] }
    function get(target: DayRecord, field: string | symbol) {
      reads++
      return Reflect.get(target, field)
    }
    return new Proxy(day, { get })
  })
  return { days, reads: () => reads }
}
