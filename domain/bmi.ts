import { addDaysTo, daysPerWeek } from "./day-record.ts"

/** The range that the WHO calls normal, in kg/m². */
export const idealBmi = { min: 18.5, max: 24.9 }

export type BmiColour = "green" | "yellow" | "red"

/** Body mass index in kg/m², to one decimal: the weight in kg divided by the square of the height in m. */
export function bmi(weightKg: number, heightCm: number): number {
  return Math.round((weightKg * 100_000) / heightCm ** 2) / 10
}

/** The colour of a BMI as it is shown, to one decimal, by the WHO's classes. */
export function bmiColour(shownBmi: number): BmiColour {
  if (shownBmi >= 30) return "red"
  return shownBmi >= 18.5 && shownBmi < 25 ? "green" : "yellow"
}

/** In the first 6 to 8 weeks the weight still reflects pregnancy and birth; the later end is the safer one. */
const firstWeeks = 8

/**
 * Whether a BMI gets no word and no colour on a date, because birth was less than eight weeks before or is still to come.
 * Both are calendar dates (YYYY-MM-DD); with no known birth date it gets them, as the specification says.
 */
export function isInFirstWeeks(birthDate: string | null, date: string): boolean {
  return birthDate !== null && date < addDaysTo(birthDate, firstWeeks * daysPerWeek)
}
