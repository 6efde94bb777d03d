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
