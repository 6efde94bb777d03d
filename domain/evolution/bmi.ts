import { addDaysTo, daysPerWeek } from "../days/day-record.ts"

/** The WHO's normal range, in kg/m². */
export const idealBmi = { min: 18.5, max: 24.9 }

export type BmiColour = "green" | "yellow" | "red"

/** The body mass index in kg/m², rounded to one decimal. */
export function bmi(weightKg: number, heightCm: number): number {
  return Math.round((weightKg * 100_000) / heightCm ** 2) / 10
}

/** The colour of a BMI that is shown with one decimal, by the WHO's classes. */
export function bmiColour(shownBmi: number): BmiColour {
  if (shownBmi >= 30) return "red"
  return shownBmi >= 18.5 && shownBmi < 25 ? "green" : "yellow"
}

/** In the first 6 to 8 weeks the weight still reflects pregnancy and birth; the longer period is the safer choice. */
const firstWeeks = 8

/**
 * True if the first weeks after the birth are not over, in which a BMI has no colour. `birthDate` is YYYY-MM-DD; if it
 * is unknown, the birth may have been today.
 */
export function isInFirstWeeks(birthDate: string | null, date: string): boolean {
  return birthDate === null || date < addDaysTo(birthDate, firstWeeks * daysPerWeek)
}

/** The age in years from which the WHO's classes for adults apply. */
const adultAge = 18

/** True if the WHO's classes for adults apply to her; an unknown age may be too young. */
export function hasAdultClasses(age: number | undefined): boolean {
  return age !== undefined && age >= adultAge
}

/**
 * True if she should be offered help with eating enough: breastfeeding takes energy, of which a low weight leaves
 * little.
 */
export function isLittleForMilk(shownBmi: number, isBreastfeeding: boolean | undefined): boolean {
  return isBreastfeeding === true && shownBmi < idealBmi.min
}
