import * as z from "zod/mini"

export const glassMl = 250
/** The maximum is 6 litres. A larger number is mistyped, or more than is good for her. */
export const glassesPerDay = 24
/**
 * From this number of glasses (3 litres) on, thirst should decide, because far more does no good (EFSA 2010: about 2.7
 * litres from all sources while breastfeeding).
 */
export const glassesPlenty = 12

const ritualGlasses = 2

/**
 * Glasses by id; false after removal, which is final. Each addition has an id of its own, so that additions on two
 * devices both count.
 */
export const glassesSchema = z.record(z.string(), z.boolean())
export type Glasses = z.infer<typeof glassesSchema>

/** Adds a glass; adding it again changes nothing. */
export function withGlass(glasses: Glasses | null | undefined, glassId: string): Glasses {
  return glasses?.[glassId] === undefined ? { ...glasses, [glassId]: true } : glasses
}

/** Removes a glass, even one whose addition has not arrived yet. */
export function withoutGlass(glasses: Glasses | null | undefined, glassId: string): Glasses {
  return { ...glasses, [glassId]: false }
}

/**
 * The ids of the ritual's glasses. They depend only on the day (1–7), so that ticks of two devices count once: a device
 * that has not synced does not know the journey.
 */
export function ritualGlassIds(day: number): string[] {
  return Array.from({ length: ritualGlasses }, (_, glass) => `00000000-000${day}-8000-800${glass}-${"0".repeat(12)}`)
}

/** The number of glasses that are not removed. */
export function countGlasses(glasses: Glasses | undefined): number {
  return Object.values(glasses ?? {}).filter(Boolean).length
}
