import { meals } from "../../../recipes/recipe.ts"
import { weekDays } from "../../slots.ts"
import { placeBefore, secondsAmong } from "../second-time.ts"
import type { Entry } from "./entry.ts"

type Entries = readonly (Entry | undefined)[]

const kinds = meals.length
const places = kinds * weekDays.length

export type MayRepeat = { secondTimes: number; breakfastTimes: number }

/**
 * Prevents a change from adding repeated meals. Allowed are a few second times, in free slots and within the days that
 * a dish keeps.
 */
export function repeatGuard(entries: Entries, open: readonly number[], mayRepeat: MayRepeat) {
  const isOpen = new Set(open)
  const atFirst = meals.map((_, meal) => faultsOf(meal))
  const secondsMost = Math.max(mayRepeat.secondTimes, secondsInAll())

  return {
    mayStandAt(place: number, entry: Entry): boolean {
      if (isAfresh(place)) return entries[place] !== entry && timesOf(entry) < mayRepeat.breakfastTimes
      for (let other = place % kinds; other < places; other += kinds) {
        if (entries[other] === entry && Math.abs(place - other) > entry.keepsDays * kinds) return false
      }
      return entries[place] !== entry
    },
    isAllowed(meal: number): boolean {
      return faultsOf(meal) <= (atFirst[meal] ?? 0) && secondsInAll() <= secondsMost
    },
    isRepeated(entry: Entry | undefined, meal: number): boolean {
      let times = 0
      for (let place = meal; place < places; place += kinds) if (entries[place] === entry) times++
      return times > 1
    },
  }

  function isAfresh(place: number): boolean {
    return place % kinds === 0 && mayRepeat.breakfastTimes > 1
  }

  function timesOf(entry: Entry): number {
    let times = 0
    for (let place = 0; place < places; place += kinds) if (entries[place] === entry) times++
    return times
  }

  function faultsOf(meal: number): number {
    if (!isAfresh(meal)) return repeatsOf(meal)
    let faults = 0
    for (let place = meal; place < places; place += kinds) {
      const entry = entries[place]
      if (!entry) continue
      if (entries[place + kinds] === entry) faults++
      if (timesOf(entry) > mayRepeat.breakfastTimes) faults++
    }
    return faults
  }

  function repeatsOf(meal: number): number {
    return pairsOf(meal).repeats
  }

  function secondsInAll(): number {
    let seconds = 0
    for (let meal = 0; meal < kinds; meal++) seconds += pairsOf(meal).seconds
    return seconds
  }

  function pairsOf(meal: number) {
    const seconds = secondsAmong(entries, meal)
    let repeats = 0
    for (let place = meal + kinds; place < places; place += kinds) {
      const before = placeBefore(entries, place)
      if (before < 0) continue
      if (!(seconds.includes(place) && isOpen.has(place) && isOpen.has(before))) repeats++
    }
    return { seconds: seconds.length, repeats }
  }
}
