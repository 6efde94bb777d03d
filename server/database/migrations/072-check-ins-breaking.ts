import type { Migration } from "kysely/migration"
import type { DatabaseType } from "../open.ts"
import { type Moved, moveRows } from "./038-move-rows.ts"

const columns = { energy: "energy", mood: "mood", bloating: "bloating", sleepHours: "sleep_hours" } as const
type Answer = keyof typeof columns
type Moments = { [Each in Answer]?: string }

/** Of the answers that she has given; a sleep that she took back is one too. Older ones were given with the row. */
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

/** The answers of each day, with the moment of each. */
export function checkInRows(type: DatabaseType): Migration {
  return { up: (db) => moveRows(db, type, checkIns) }
}
