/** Values with the moment (ISO 8601, UTC, milliseconds) at which each was last changed, so that two devices can agree field by field. */
export type Timestamped<Values> = { values: Partial<Values>; changedAt: { [Field in keyof Values]?: string } }

/**
 * Takes each change unless its field has a later one; of two of the same moment, the one that comes last. A stored moment
 * after `now` comes from a clock that has been put back, and counts as older.
 */
export function mergeFields<Values extends object>(
  stored: Timestamped<Values> | undefined,
  changes: Partial<Values>,
  at: string,
  now?: string,
): Timestamped<Values> {
  const values = { ...stored?.values } as Partial<Values>
  const changedAt: Timestamped<Values>["changedAt"] = { ...stored?.changedAt }
  for (const field of Object.keys(changes) as (keyof Values)[]) {
    const last = changedAt[field]
    if (last !== undefined && last > at && !(now !== undefined && last > now)) continue
    values[field] = changes[field]
    changedAt[field] = at
  }
  return { values, changedAt }
}

/** Of two moments (ISO 8601, UTC, milliseconds). */
export function laterOf(one: string, other: string): string {
  return one < other ? other : one
}
