import { type Concern, isUrgentStanding, type SafetyKind, timesInARow } from "#domain/safety/concern.ts"

/** The urgent card or the gentle question that the diary shows. */
export type Shown = {
  entryId: string
  level: Concern["level"]
  kind: SafetyKind
  /** When the entry was saved or its card was opened, in ms; each new time scrolls the card into view again. */
  at?: number | undefined
  /** The number of urgent entries of this kind in a row; missing means one. */
  times?: number | undefined
  /** True for a gentle question that replaced a card which she had not closed. */
  isAfterUrgent?: boolean | undefined
}

/**
 * Returns what the diary shows once an entry is saved. A gentle question that replaces an unclosed card keeps the kind
 * of that card, so that it names the same number and opens the same card.
 */
export function shownAfter(standing: Shown | null, entry: { entryId: string; at: number }, concern: Concern): Shown {
  if (concern.level === "urgent") return { ...entry, ...concern, times: timesInARow(standing, concern) }
  if (!standing || !isUrgentStanding(standing)) return { ...entry, ...concern }
  return { ...entry, ...concern, kind: standing.kind, times: standing.times, isAfterUrgent: true }
}
