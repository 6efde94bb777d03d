import {
  type CareCalendar,
  type UsualVisit,
  usualVisitsIn,
  type VaccineAge,
  vaccineAgesIn,
} from "../care/care-calendar.ts"
import { addDaysTo, daysBetween } from "../days/day-record.ts"
import type { Patient } from "./visits.ts"

/** One of the usual visits, or the vaccines of one age, with the days on which it is due (YYYY-MM-DD, both included). */
export type Offer = {
  id: string
  patient: Patient
  fromDate: string
  untilDate: string
  source: string
  about: { visit: UsualVisit["id"] } | { vaccines: VaccineAge["names"] }
}

/** A vaccine that was missed on its day is offered for so long; later a clinic plans it anew. */
const vaccineDays = 28
/** What lies further ahead is told as later. */
const soonDays = 60

type Around = {
  /** YYYY-MM-DD; null where she has not told it. */
  birthDate: string | null
  /** ISO 3166-1 alpha-2; null where it is not known. */
  country: string | null
  today: string
  /** The offers that she took, or does not want to see again. */
  settled: ReadonlySet<string>
  /** After a loss nothing is offered for the baby. */
  isSilent: boolean
}

/**
 * What her country's calendar offers, the earliest first: nothing where birth or country is unknown, nothing whose days are
 * over, and nothing that she has taken or struck.
 */
export function offersOf(calendar: CareCalendar, { birthDate, country, today, settled, isSilent }: Around): Offer[] {
  if (birthDate === null || country === null || birthDate > today) return []
  const visits = usualVisitsIn(calendar, country).map(({ id, who, fromDay, untilDay, source }): Offer => {
    const days = { fromDate: addDaysTo(birthDate, fromDay), untilDate: addDaysTo(birthDate, untilDay) }
    return { id, patient: who, ...days, source, about: { visit: id } }
  })
  const vaccines = vaccineAgesIn(calendar, country).map((age): Offer => {
    const fromDate = "ageDays" in age ? addDaysTo(birthDate, age.ageDays) : addMonthsTo(birthDate, age.ageMonths)
    const days = { fromDate, untilDate: addDaysTo(fromDate, vaccineDays) }
    return { id: age.id, patient: "baby", ...days, source: age.source, about: { vaccines: age.names } }
  })
  return [...visits, ...vaccines]
    .filter(({ id, patient, untilDate }) => untilDate >= today && !settled.has(id) && !(isSilent && patient === "baby"))
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
}

function placeOf({ fromDate, untilDate, id }: Offer) {
  return `${fromDate} ${untilDate} ${id}`
}

export function isSoon({ fromDate }: Offer, today: string): boolean {
  return daysBetween(today, fromDate) <= soonDays
}

/** Takes the same day of the month; in a shorter month its last. */
function addMonthsTo(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
