import type { Migration } from "kysely/migration"
import type { DatabaseType } from "../open.ts"
import { type Moved, moveRows } from "./038-move-rows.ts"

/** Null where there is nothing of it. */
const optional = {
  doneOn: "done_on",
  dishes: "dishes",
  hardNights: "hard_nights",
  edition: "edition",
  eaten: "eaten",
  struck: "struck",
  cooked: "cooked",
} as const

const parse = (value: unknown): unknown => (typeof value === "string" ? JSON.parse(value) : value)

function asRead(old: Record<string, unknown>): Record<string, unknown> {
  const parsed = Object.values(optional).map((column) => [column, parse(old[column])])
  return { ...old, done: parse(old.done), ...Object.fromEntries(parsed) }
}

const journeys: Moved = {
  table: "journeys",
  columns: ["id", "started_at", "changed_at", "done", "week", ...Object.values(optional)],
  keys: 1,
  noun: "journeys",
  toRow(old) {
    const { id, started_at, changed_at, done, week, ...rest } = asRead(old)
    const [key, startedAt, changedAt] = [String(id), String(started_at), String(changed_at)]
    const given = Object.entries(optional).filter(([, column]) => rest[column] !== null)
    const row = {
      ...{ id: key, startedAt, changedAt, done },
      ...(week !== 1 && { week }),
      ...Object.fromEntries(given.map(([field, column]) => [field, rest[column]])),
    }
    // The first is never started by hand, so that another of its moment came after it.
    const sort = key === "first" ? startedAt : `${startedAt} `
    return { key, sort, value: JSON.stringify(row), storedAt: startedAt, changedAt }
  },
  toOld({ key, value }) {
    const { startedAt, changedAt, done, week = 1, ...rest } = JSON.parse(value)
    const given = Object.entries(optional).map(([field, column]) => [column, rest[field] ?? null])
    return { id: key, started_at: startedAt, changed_at: changedAt, done, week, ...Object.fromEntries(given) }
  },
  asRead,
}

/** The journeys of each user, with their weeks. */
export function journeyRows(type: DatabaseType): Migration {
  return { up: (db) => moveRows(db, type, journeys) }
}
