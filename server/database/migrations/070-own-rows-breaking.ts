import type { Migration } from "kysely/migration"
import type { DatabaseType } from "../open.ts"
import { type Moved, moveRows } from "./038-move-rows.ts"

const key = "own"

/** Describes a table with one row for each user, whose column is JSON with the time of each field's last change. */
function json(table: string, column: string, noun: string): Moved {
  return {
    table,
    columns: [column],
    keys: 0,
    noun,
    toRow(old) {
      const value = String(old[column])
      const moment = latestMoment(value)
      return { key, sort: "", value, storedAt: moment, changedAt: moment }
    },
    toOld: ({ value }) => ({ [column]: value }),
  }
}

/**
 * Returns the time of the latest change; empty if the value has none. A value that cannot be parsed is moved unchanged.
 */
function latestMoment(value: string): string {
  try {
    const { changedAt } = JSON.parse(value) as { changedAt: Record<string, string> }
    return Object.values(changedAt).toSorted().at(-1) ?? ""
  } catch {
    return ""
  }
}

const silence: Moved = {
  table: "silences",
  columns: ["is_on", "changed_at"],
  keys: 0,
  noun: "silence",
  toRow({ is_on, changed_at }) {
    const changedAt = String(changed_at)
    const value = JSON.stringify({ values: { isOn: is_on === 1 }, changedAt: { isOn: changedAt } })
    return { key, sort: "", value, storedAt: changedAt, changedAt }
  },
  toOld({ value }) {
    const { values, changedAt } = JSON.parse(value)
    return { is_on: values.isOn ? 1 : 0, changed_at: changedAt.isOn }
  },
}

/** Moves the nouns of which each user has one row. All but "silence", the quiet mode after a loss, are JSON already. */
export function ownRows(type: DatabaseType): Migration {
  return {
    async up(db) {
      await moveRows(db, type, json("at_home", "foods", "atHome"))
      await moveRows(db, type, json("shopping_ticks", "ticks", "shoppingTicks"))
      await moveRows(db, type, json("preferences", "preferences", "preferences"))
      await moveRows(db, type, json("households", "household", "household"))
      await moveRows(db, type, json("reminder_times", "times", "reminderTimes"))
      await moveRows(db, type, silence)
    },
  }
}
