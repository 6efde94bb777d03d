import * as z from "zod/mini"
import { nameSchema } from "../account/account.ts"
import { calendarDateSchema } from "../days/check-in.ts"
import type { FieldErrorCode } from "../field-errors.ts"

export const birthTypes = ["Normal", "Cesárea"] as const
export const activityLevels = ["Baixo", "Moderado", "Ativo"] as const

export type Bounds = { min: number; max: number; step: 1 | 0.1 }

export const profileBounds = {
  age: { min: 16, max: 60, step: 1 },
  heightCm: { min: 120, max: 220, step: 0.1 },
  currentWeightKg: { min: 30, max: 250, step: 0.1 },
  desiredWeightKg: { min: 30, max: 250, step: 0.1 },
  avgSleepHours: { min: 0, max: 24, step: 0.1 },
  dailyMeals: { min: 0, max: 12, step: 1 },
  waterIntakeLitres: { min: 0, max: 8, step: 0.1 },
} satisfies Record<string, Bounds>

/** A number within bounds, with an error code for each violation. */
export function numberWithin({ min, max, step }: Bounds) {
  return z.number(code("not_a_number")).check(
    z.minimum(min, code("too_small")),
    z.maximum(max, code("too_big")),
    z.refine((number) => isMultiple(number, step), code(step === 1 ? "not_whole" : "too_precise")),
  )
}

// The comparison is exact: with a tolerance, 5e-324 would pass as an integer, which no integer column accepts.
function isMultiple(number: number, step: 1 | 0.1) {
  return number === Number(number.toFixed(step === 1 ? 0 : 1))
}

function code(code: FieldErrorCode) {
  return code
}

/**
 * The stored shape, without the limits for what she may enter. Age is in years, sleep in hours a night, water in litres
 * a day.
 */
export const storedProfileSchema = z.object({
  fullName: z.string(),
  age: z.number(),
  heightCm: z.number(),
  currentWeightKg: z.number(),
  desiredWeightKg: z.number(),
  isBreastfeeding: z.boolean(),
  birthType: z.enum(birthTypes),
  avgSleepHours: z.number(),
  dailyMeals: z.number(),
  waterIntakeLitres: z.number(),
  activityLevel: z.enum(activityLevels),
  menstrualCycle: z.boolean(),
  startDate: z.string(),
})

export const profileSchema = z.strictObject({
  ...storedProfileSchema.shape,
  fullName: nameSchema,
  age: numberWithin(profileBounds.age),
  heightCm: numberWithin(profileBounds.heightCm),
  currentWeightKg: numberWithin(profileBounds.currentWeightKg),
  desiredWeightKg: numberWithin(profileBounds.desiredWeightKg),
  avgSleepHours: numberWithin(profileBounds.avgSleepHours),
  dailyMeals: numberWithin(profileBounds.dailyMeals),
  waterIntakeLitres: numberWithin(profileBounds.waterIntakeLitres),
  startDate: calendarDateSchema,
})
export type Profile = z.infer<typeof profileSchema>

/** The profile shown until one is stored; `today` is YYYY-MM-DD. */
export function defaultProfile(fullName: string, today: string): Profile {
  return {
    fullName,
    age: 32,
    heightCm: 165,
    currentWeightKg: 72,
    desiredWeightKg: 65,
    isBreastfeeding: true,
    birthType: "Cesárea",
    avgSleepHours: 6,
    dailyMeals: 4,
    waterIntakeLitres: 1.5,
    activityLevel: "Moderado",
    menstrualCycle: true,
    startDate: today,
  }
}

/**
 * Normalises pasted or typed text to what a plain keyboard writes: copied text may have other spaces and invisible
 * characters, and input methods write full-width digits.
 */
export function plainlyTyped(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim()
}

/** Parses a number with a decimal comma or point; null for "", "abc" and "1e3". */
export function parseNumber(text: string): number | null {
  const typed = plainlyTyped(text)
  if (!/^-?\d{1,9}([.,]\d{1,9})?$/.test(typed)) return null
  return Number(typed.replace(",", "."))
}

/** True if a height was probably typed in metres, such as 1.65. */
export function looksLikeMetres(heightText: string): boolean {
  const height = parseNumber(heightText)
  const { min, max } = profileBounds.heightCm
  return height !== null && height >= min / 100 && height <= max / 100
}
