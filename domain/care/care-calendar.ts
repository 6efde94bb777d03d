/** The ids are also the keys of the visits' names in content/locales/<language>/care-calendar.json. */
export const usualVisitIds = [
  "mother-first-day",
  "baby-first-day",
  "mother-third-day",
  "baby-third-day",
  "mother-second-week",
  "baby-second-week",
  "mother-sixth-week",
  "baby-sixth-week",
  "baby-health-visitor",
  "mother-postnatal-check",
  "baby-six-to-eight-weeks",
  "baby-heel-prick",
  "baby-two-weeks",
  "mother-six-weeks",
  "baby-six-weeks",
  "mother-six-week-review",
  "baby-first-checkup",
] as const
type UsualVisitId = (typeof usualVisitIds)[number]

export const vaccineNames = [
  "six-in-one",
  "rotavirus",
  "men-b",
  "men-acwy",
  "pneumococcal",
  "hepatitis-b",
  "hib",
  "dtp",
  "mmr",
  "mmrv",
  "flu",
] as const
type VaccineName = (typeof vaccineNames)[number]

/** Days count from the birth, which is day 0; `fromDay` and the last day are both included. */
export type UsualVisit = {
  id: UsualVisitId
  /** The countries' codes (ISO 3166-1 alpha-2); without them the visit is recommended by the WHO for every country. */
  countries?: readonly string[]
  /** The WHO's visits that this one replaces in its countries. */
  replaces?: readonly UsualVisitId[]
  who: "mother" | "baby"
  fromDay: number
  untilDay: number
  source: string
}

/**
 * All vaccines of one age are one appointment. The age is in weeks (`ageDays`) or in months, as in the country's
 * calendar.
 */
export type VaccineAge = {
  id: string
  country: string
  names: readonly VaccineName[]
  source: string
} & ({ ageDays: number } | { ageMonths: number })

type CareSource = {
  authority: string
  url: string
  /** The day on which the page was read for this file (ISO 8601). */
  read: string
  /** The year, month or day that the page itself names. */
  dated?: string
}

export type CareCalendar = {
  visits: readonly UsualVisit[]
  vaccines: readonly VaccineAge[]
  sources: Readonly<Record<string, CareSource>>
  /** Countries for which no page with the current calendar could be read; the app offers no vaccines for them. */
  noPage: readonly string[]
}

/** The usual visits in a country, ordered by day: its own, and those of the WHO that it does not replace. */
export function usualVisitsIn({ visits }: CareCalendar, country: string): UsualVisit[] {
  const own = visits.filter(({ countries }) => countries?.includes(country))
  const replaced = new Set(own.flatMap(({ replaces = [] }) => replaces))
  const everywhere = visits.filter(({ id, countries }) => !countries && !replaced.has(id))
  return [...everywhere, ...own].sort((one, other) => one.fromDay - other.fromDay)
}

/** The vaccines of a country's calendar, the earliest first; empty if no page of it could be read. */
export function vaccineAgesIn({ vaccines }: CareCalendar, country: string): VaccineAge[] {
  return vaccines.filter((age) => age.country === country)
}
