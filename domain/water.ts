import * as z from "zod/mini"

/** What a glass holds, in millilitres. */
export const glassMl = 250
/** How many glasses a day can have (6 L). More is a slip of the thumb, or more than is good for her. */
export const glassesPerDay = 24
/** From here on (3 L) the screen says that thirst leads: drinking far beyond it does no good (EFSA 2010: about 2.7 L in all while breastfeeding). */
export const glassesPlenty = 12

/** How many glasses the morning ritual is. */
const ritualGlasses = 2

export const glassIdSchema = z.uuid().check(z.toLowerCase())

/** The glasses of one day, by the id of the tap: true, or false once it was taken back, which holds for good. */
export type Glasses = { [glassId: string]: boolean }

/** Adds a glass, once. */
export function withGlass(glasses: Glasses | null | undefined, glassId: string): Glasses {
  return glasses?.[glassId] === undefined ? { ...glasses, [glassId]: true } : glasses
}

/** Takes a glass back, even one that has not arrived yet. */
export function withoutGlass(glasses: Glasses | null | undefined, glassId: string): Glasses {
  return { ...glasses, [glassId]: false }
}

/**
 * The glasses of the morning ritual of a day (1-7): of the same ids on every device, so that a tick on two counts once.
 * A device that has not synced does not know her journey, so no part of them is the journey's.
 */
export function ritualGlassIds(day: number): string[] {
  return Array.from({ length: ritualGlasses }, (_, glass) => `00000000-000${day}-8000-800${glass}-${"0".repeat(12)}`)
}

/** How many glasses there are. */
export function countGlasses(glasses: Glasses | undefined): number {
  return Object.values(glasses ?? {}).filter(Boolean).length
}
