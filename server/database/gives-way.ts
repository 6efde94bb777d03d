import { type SqlBool, sql } from "kysely"

/** Whether what was changed at a stored moment gives way to a change: that one is no older, or the moment is yet to come. */
export function givesWay(column: string, changedAt: string, now: Date) {
  // A moment to come was stored before the clock was put back: until it has come, every change would be lost.
  return sql<SqlBool>`(${sql.ref(column)} <= ${changedAt} or ${sql.ref(column)} > ${now.toISOString()})`
}
