import type { Migration } from "kysely/migration"
import type { DatabaseType } from "../open.ts"
import { type Moved, moveRows } from "./038-move-rows.ts"

const weights: Moved = {
  table: "weights",
  columns: ["date", "kg", "changed_at"],
  keys: 1,
  noun: "weights",
  toRow({ date, kg, changed_at }) {
    const [key, moment] = [String(date), String(changed_at)]
    const value = JSON.stringify({ values: { kg }, changedAt: { kg: moment } })
    return { key, sort: key, value, storedAt: moment, changedAt: moment }
  },
  toOld({ key, value }) {
    const { values, changedAt } = JSON.parse(value)
    return { date: key, kg: values.kg, changed_at: changedAt.kg }
  },
}

const badges: Moved = {
  table: "badges",
  columns: ["badge", "earned_on"],
  keys: 1,
  noun: "badges",
  toRow({ badge, earned_on: earnedOn }) {
    const moment = `${earnedOn}T00:00:00.000Z`
    return { key: String(badge), sort: "", value: JSON.stringify({ earnedOn }), storedAt: moment, changedAt: moment }
  },
  toOld: ({ key, value }) => ({ badge: key, earned_on: JSON.parse(value).earnedOn }),
}

/** Weights, of which a day may have been taken away, and badges. */
export function weightsAndBadges(type: DatabaseType): Migration {
  return {
    async up(db) {
      await moveRows(db, type, weights)
      await moveRows(db, type, badges)
    },
  }
}
