import { addDaysTo, daysPerWeek } from "../days/day-record.ts"

/** The range that the WHO calls normal, in kg/m². */
export const idealBmi = { min: 18.5, max: 24.9 }

export type BmiColour = "green" | "yellow" | "red"

/** In kg/m², to one decimal. */
export function bmi(weightKg: number, heightCm: number): number {
  return Math.round((weightKg * 100_000) / heightCm ** 2) / 10
}

/** The colour of a BMI, shown to one decimal, by the WHO's classes. */
export function bmiColour(shownBmi: number): BmiColour {
  if (shownBmi >= 30) return "red"
  return shownBmi >= 18.5 && shownBmi < 25 ? "green" : "yellow"
}

/** In the first 6 to 8 weeks the weight still reflects pregnancy and birth; the later end is the safer one. */
const firstWeeks = 8

/** `birthDate`: YYYY-MM-DD. Then a BMI has no colour. An unknown birth may have been today. */
export function isInFirstWeeks(birthDate: string | null, date: string): boolean {
  return birthDate === null || date < addDaysTo(birthDate, firstWeeks * daysPerWeek)
}

/** In years; below this age the WHO compares by age instead. */
const adultAge = 18

/** Whether the WHO's classes are made for her; an unknown age may be below. */
export function hasAdultClasses(age: number | undefined): boolean {
  return age !== undefined && age >= adultAge
}

/** Whether she is offered help with eating enough, in any week: making milk takes from little. */
export function isLittleForMilk(shownBmi: number, isBreastfeeding: boolean | undefined): boolean {
  return isBreastfeeding === true && shownBmi < idealBmi.min
}
