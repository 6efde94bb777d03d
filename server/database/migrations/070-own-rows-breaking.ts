import type { Migration } from "kysely/migration"
import type { DatabaseType } from "../open.ts"
import { type Moved, moveRows } from "./038-move-rows.ts"

const key = "own"

/** A table with one row for each user, all of it JSON with the moments of its fields. */
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

/** Empty where the value tells none: it is moved as it is, even one that cannot be read. */
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

/** The nouns of which each user has one row, as JSON already but for the silence. */
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
