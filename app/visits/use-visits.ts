import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { useSynced } from "#app/sync/sync-context.ts"
import { calendarDay, timeOfDayAt } from "#app/ui/her-clock.ts"
import { useMinute } from "#app/ui/use-today.ts"
import { type MedicineOfId, medicinesOf } from "#domain/visits/medicines.ts"
import { isToCome, nextVisit, type VisitOfId, visitsOf } from "#domain/visits/visits.ts"

/** By date and time. In silence (after a loss) the baby's are none. */
export function useVisits(): VisitOfId[] {
  const isSilent = useSilence()
  // A selection of new objects would differ at each reading.
  return visitsOf(
    useSynced(({ visits }) => visits.own),
    isSilent,
  )
}

/** In the order in which she noted them. In silence the baby's are none. */
export function useMedicines(): MedicineOfId[] {
  const isSilent = useSilence()
  return medicinesOf(
    useSynced(({ medicines }) => medicines.own),
    isSilent,
  )
}

/** What her clock shows: YYYY-MM-DD and HH:MM. */
export function useClock() {
  const ms = useMinute()
  return { date: calendarDay(ms), time: timeOfDayAt(ms) }
}

/** The next visit that is to come today or tomorrow; null if none is. */
export function useNearVisit() {
  const visits = useVisits()
  const clock = useClock()
  const near = nextVisit(visits, clock, 1)
  return near ? { time: near.time, what: near.what, isToday: near.date === clock.date } : null
}

/** The next visit that is to come, however far ahead. */
export function useNextVisit() {
  const visits = useVisits()
  const clock = useClock()
  return visits.find((visit) => isToCome(visit, clock))
}
