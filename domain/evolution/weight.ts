import { type Bounds, numberWithin, profileBounds } from "../profile/profile.ts"

export type Weight = { kg: number | null }

export const weightBounds: Bounds = profileBounds.currentWeightKg
export const weightSchema = numberWithin(weightBounds)

/** The weight in kg that a typing error probably meant, such as 72 for 7.2 or 720; null if none is likely. */
export function likelyWeightKg(typedKg: number): number | null {
  const { min, max } = weightBounds
  const isWithin = (kg: number) => kg >= min && kg <= max
  const likely = [typedKg * 10, typedKg / 10].map((kg) => Math.round(kg * 10) / 10).filter(isWithin)
  return !isWithin(typedKg) && likely.length === 1 ? (likely[0] ?? null) : null
}
