import * as z from "zod/mini"

export const glassMl = 250
/** 6 L. More is a slip, or more than is good for her. */
export const glassesPerDay = 24
/**
 * From this number on (3 L) thirst leads: far beyond it does no good (EFSA 2010: about 2.7 L in all while
 * breastfeeding).
 */
export const glassesPlenty = 12

const ritualGlasses = 2

/** Glasses by the id of their tap; false once taken back, which holds for good. */
export const glassesSchema = z.record(z.string(), z.boolean())
export type Glasses = z.infer<typeof glassesSchema>

/** Adds a glass, once. */
export function withGlass(glasses: Glasses | null | undefined, glassId: string): Glasses {
  return glasses?.[glassId] === undefined ? { ...glasses, [glassId]: true } : glasses
}

/** Even one that has not arrived yet. */
export function withoutGlass(glasses: Glasses | null | undefined, glassId: string): Glasses {
  return { ...glasses, [glassId]: false }
}

/**
 * The ids follow from the day (1–7) alone, so that two ticks count once: an unsynced device does not know the
 * journey.
 */
export function ritualGlassIds(day: number): string[] {
  return Array.from({ length: ritualGlasses }, (_, glass) => `00000000-000${day}-8000-800${glass}-${"0".repeat(12)}`)
}

/** How many glasses there are. */
export function countGlasses(glasses: Glasses | undefined): number {
  return Object.values(glasses ?? {}).filter(Boolean).length
}
