import {
  type CareCalendar,
  type UsualVisit,
  usualVisitsIn,
  type VaccineAge,
  vaccineAgesIn,
} from "../care/care-calendar.ts"
import { addDaysTo, daysBetween } from "../days/day-record.ts"
import type { Patient } from "./visits.ts"

/**
 * One of the usual visits, or the vaccines of one age, with the days on which it is due (YYYY-MM-DD, both included).
 */
export type Offer = {
  id: string
  patient: Patient
  fromDate: string
  untilDate: string
  source: string
  about: { visit: UsualVisit["id"] } | { vaccines: VaccineAge["names"] }
}

/** Vaccines are offered for this many days after their date; later a clinic plans missed ones anew. */
const vaccineDays = 28
/** Offers further ahead than this are listed under "later". */
const soonDays = 60

type Around = {
  /** The date is YYYY-MM-DD; null if it is unknown. */
  birthDate: string | null
  /** The country's code (ISO 3166-1 alpha-2); null if it is unknown. */
  country: string | null
  today: string
  /** The ids of the offers that she accepted or dismissed. */
  settled: ReadonlySet<string>
  /** After a loss nothing is offered for the baby. */
  isSilent: boolean
}

/**
 * The offers of her country's calendar, the earliest first. Past ones and those that she accepted or dismissed are left
 * out; the list is empty if the birth date or country is unknown.
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

/** Keeps the day of the month; in a shorter month, returns its last day. */
function addMonthsTo(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
