import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { useSynced } from "#app/sync/sync-context.ts"
import { calendarDay, timeOfDayAt } from "#app/ui/her-clock.ts"
import { useMinute } from "#app/ui/use-today.ts"
import { type MedicineOfId, medicinesOf } from "#domain/visits/medicines.ts"
import { isToCome, nextVisit, type VisitOfId, visitsOf } from "#domain/visits/visits.ts"

/** Her visits by date and time. Quiet mode (after a loss) leaves out those of the baby. */
export function useVisits(): VisitOfId[] {
  const isSilent = useSilence()
  // The selector returns a stored object, because new objects would differ at each reading.
  return visitsOf(
    useSynced(({ visits }) => visits.own),
    isSilent,
  )
}

/** Her medicines in the order in which she entered them. Quiet mode leaves out those of the baby. */
export function useMedicines(): MedicineOfId[] {
  const isSilent = useSilence()
  return medicinesOf(
    useSynced(({ medicines }) => medicines.own),
    isSilent,
  )
}

/** The date (YYYY-MM-DD) and time (HH:MM) in her time zone. */
export function useClock() {
  const ms = useMinute()
  return { date: calendarDay(ms), time: timeOfDayAt(ms) }
}

/** Her next visit, if it is still to come today or tomorrow; otherwise null. */
export function useNearVisit() {
  const visits = useVisits()
  const clock = useClock()
  const near = nextVisit(visits, clock, 1)
  return near ? { time: near.time, what: near.what, isToday: near.date === clock.date } : null
}

/** Her next visit, however far ahead. */
export function useNextVisit() {
  const visits = useVisits()
  const clock = useClock()
  return visits.find((visit) => isToCome(visit, clock))
}
