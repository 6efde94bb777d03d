import type { Migration } from "kysely/migration"
import type { DatabaseType } from "../open.ts"
import { type Moved, moveRows } from "./038-move-rows.ts"

const columns = { energy: "energy", mood: "mood", bloating: "bloating", sleepHours: "sleep_hours" } as const
type Answer = keyof typeof columns
type Moments = { [Each in Answer]?: string }

/**
 * Returns when each answer was given. A sleep that was taken back counts as an answer too. An answer without a time of
 * its own has that of its row.
 */
function momentsOf(old: Record<string, unknown>): Moments {
  const stored = JSON.parse(String(old.field_changed_at)) as Moments
  const given = (Object.keys(columns) as Answer[]).filter(
    (answer) => old[columns[answer]] !== null || (answer === "sleepHours" && stored.sleepHours !== undefined),
  )
  return Object.fromEntries(given.map((answer) => [answer, stored[answer] ?? String(old.changed_at)]))
}

const checkIns: Moved = {
  table: "check_ins",
  columns: ["date", "energy", "mood", "bloating", "sleep_hours", "changed_at", "field_changed_at"],
  keys: 1,
  noun: "checkIns",
  toRow(old) {
    const [key, moment, changedAt] = [String(old.date), String(old.changed_at), momentsOf(old)]
    const values = Object.fromEntries((Object.keys(changedAt) as Answer[]).map((it) => [it, old[columns[it]]]))
    return { key, sort: key, value: JSON.stringify({ values, changedAt }), storedAt: moment, changedAt: moment }
  },
  toOld({ key, value, changedAt: moment }) {
    const { values, changedAt } = JSON.parse(value)
    const answers = Object.entries(columns).map(([answer, column]) => [column, values[answer] ?? null])
    const latest = Object.values<string>(changedAt).toSorted().at(-1) ?? moment
    return { date: key, ...Object.fromEntries(answers), changed_at: latest, field_changed_at: changedAt }
  },
  asRead: (old) => ({ ...old, field_changed_at: momentsOf(old) }),
}

/** Moves each day's check-in with the time of each answer. */
export function checkInRows(type: DatabaseType): Migration {
  return { up: (db) => moveRows(db, type, checkIns) }
}
