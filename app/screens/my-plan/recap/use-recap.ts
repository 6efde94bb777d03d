import { readCountry } from "#app/care/country.ts"
import { dangerRules } from "#app/care/danger-rules.ts"
import { useDays, useHistory } from "#app/days/use-history.ts"
import { usePlan } from "#app/plan/use-plan.ts"
import { monthOf } from "#app/sync/older-entries/older-entries.ts"
import { useOlderMonth } from "#app/sync/older-entries/use-older-entries.ts"
import { useEntriesOver, useSynced } from "#app/sync/sync-context.ts"
import { calendarDay } from "#app/ui/her-clock.ts"
import { library } from "#content/library.ts"
import { latestEntries, type SyncedEntry } from "#domain/diary/diary.ts"
import { isSuitable } from "#domain/food/exclusions.ts"
import type { Journey } from "#domain/journey/journey.ts"
import { datesOf, dishesEaten, helpersIn, sleepIn, wordsIn } from "#domain/journey/journey-recap.ts"
import { findRecipe } from "#domain/plan/library.ts"
import { assessSafety } from "#domain/safety/assess.ts"

/** Collects what her diary and her ticks say about a journey, which is one week of the programme. */
export function useRecap(journey: Journey) {
  const dates = datesOf(journey)
  const { household } = usePlan()
  const days = useDays(useHistory().days)
  const entries = useEntriesSince(dates?.first)
  const links = useSynced(({ helperLinks }) => Object.values(helperLinks))
  // A dish with a food that she has left out since then is not named.
  const isNamed = (id: number) => {
    const recipe = findRecipe(library, id)
    return recipe !== undefined && isSuitable(recipe, household.wishes, library.foods)
  }
  return {
    dates,
    dishes: dishesEaten(journey, isNamed),
    sleep: dates && sleepIn(days, dates),
    words: dates ? wordsIn(entries, dates, calendarDay, isHeavy) : [],
    helpers: dates ? helpersIn(links, dates, calendarDay) : [],
  }
}

function isHeavy(notes: string): boolean {
  return assessSafety(notes, null, { rules: dangerRules, country: readCountry() }).concern !== null
}

const noEntries: { [id: string]: SyncedEntry } = {}

/** The device holds only her latest entries; earlier ones are fetched by month. */
function useEntriesSince(date: string | undefined): SyncedEntry[] {
  const latest = useSynced(({ diaryEntries }) => Object.values(diaryEntries))
  const isEnough =
    latest.length < latestEntries || latest.some(({ createdAt }) => date && calendarDay(createdAt) < date)
  const month = date && !isEnough ? monthOf(`${date}T12:00`) : null
  const { entries = noEntries } = useOlderMonth(month)
  return Object.values(useEntriesOver(entries))
}
