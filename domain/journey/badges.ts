import { addDaysTo, type DayRecord, daysPerWeek, weekEnding } from "../days/day-record.ts"
import { storedBadges } from "./earned-badge.ts"
import { currentJourney, type Journey, progressOf, progressOn } from "./journey.ts"
import { isDayComplete, isJourneyComplete, programmeDays } from "./progress.ts"

export const badges = ["reset", "water", "sleep", "mind"] as const
export type Badge = (typeof badges)[number]
/** `on` is the date (YYYY-MM-DD), or null if no record tells it: the badge for a whole journey has no date. */
export type EarnedBadges = { [badge in Badge]?: { on: string | null } }

const daysNeeded = 5
const fulfils: { [badge in Exclude<Badge, "reset">]: (day: DayRecord) => boolean } = {
  // Any amount counts, because about 2 litres is only a guide and thirst decides (EFSA 2010, NHS).
  water: ({ glasses }) => glasses > 0,
  // Any length counts, because the newborn decides how long she sleeps.
  sleep: ({ sleepHours }) => sleepHours !== null,
  // Any mood counts, because feeling low must not cost her a badge.
  mind: ({ mood, hasEntry }) => mood !== null || hasEntry,
}

/** Badges are earned by logging, whatever the amounts. Further records never take one away. */
export function earnedBadges(days: readonly DayRecord[], journeys: readonly Journey[]): EarnedBadges {
  const earned: EarnedBadges = {}
  if (journeys.some((journey) => isJourneyComplete(progressOf(journey)))) earned.reset = { on: null }
  for (const badge of storedBadges) {
    const on = firstWeekOf(days.filter(fulfils[badge]).map(({ date }) => date))
    if (on) earned[badge] = { on }
  }
  return earned
}

function firstWeekOf(dates: string[]): string | undefined {
  const sorted = dates.toSorted()
  return sorted.find((date, index) => {
    const first = sorted[index - daysNeeded + 1]
    return first !== undefined && date <= addDaysTo(first, daysPerWeek - 1)
  })
}

/** What is still missing for a badge, in the last seven days or in days of the journey. */
export function missingFor(
  badge: Badge,
  days: readonly DayRecord[],
  journeys: readonly Journey[],
  today: string,
): { have: number; of: number } {
  if (badge === "reset") return { have: wholeDaysOf(currentJourney(journeys)), of: programmeDays }
  const have = weekEnding(days, today).filter(fulfils[badge]).length
  return { have: Math.min(have, daysNeeded), of: daysNeeded }
}

function wholeDaysOf(journey: Journey | undefined): number {
  const journeyDays = Array.from({ length: programmeDays }, (_, index) => index + 1)
  return journeyDays.filter((day) => isDayComplete(progressOn(journey, day))).length
}
