import { meals } from "../../recipe.ts"
import { cookedByDay, cookingDaysMost } from "../cooking-days.ts"
import type { Entry } from "./entry.ts"
import { secondsAmong } from "./repeats.ts"

/** How many things are cooked, and how many beyond her few cooking days. */
export function cookedIn(entries: readonly (Entry | undefined)[]): { all: number; beyond: number } {
  const seconds = new Set(meals.flatMap((_, meal) => secondsAmong(entries, meal)))
  const cooked = cookedByDay(
    entries.map((entry) => entry?.asks),
    (place) => seconds.has(place),
  )
  const days = cooked.filter((count) => count > 0).sort((a, b) => a - b)
  const beyond = days.slice(0, Math.max(0, days.length - cookingDaysMost))
  return { all: sumOf(days), beyond: sumOf(beyond) }
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
