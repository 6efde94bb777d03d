import type { Migration } from "kysely/migration"
import type { DatabaseType } from "../open.ts"
import { type Moved, moveRows } from "./038-move-rows.ts"

const columns = {
  fullName: "full_name",
  age: "age",
  heightCm: "height",
  currentWeightKg: "current_weight",
  desiredWeightKg: "desired_weight",
  isBreastfeeding: "is_breastfeeding",
  birthType: "birth_type",
  avgSleepHours: "avg_sleep",
  dailyMeals: "daily_meals",
  waterIntakeLitres: "water_intake",
  activityLevel: "activity_level",
  menstrualCycle: "menstrual_cycle",
  startDate: "start_date",
} as const
const booleans: readonly string[] = ["isBreastfeeding", "menstrualCycle"]

const fromColumn = (field: string, value: unknown) => (booleans.includes(field) ? value === 1 : value)
const toColumn = (field: string, value: unknown) => (booleans.includes(field) ? Number(value) : value)

const profile: Moved = {
  table: "profiles",
  owner: "id",
  columns: ["updated_at", "field_changed_at", ...Object.values(columns)],
  keys: 0,
  noun: "profile",
  toRow(old) {
    const told = Object.entries(columns).filter(([, column]) => old[column] !== null)
    const values = Object.fromEntries(told.map(([field, column]) => [field, fromColumn(field, old[column])]))
    const changedAt = JSON.parse(String(old.field_changed_at))
    const moment = String(old.updated_at)
    return { key: "own", sort: "", value: JSON.stringify({ values, changedAt }), storedAt: moment, changedAt: moment }
  },
  toOld({ value, changedAt: updated_at }) {
    const { values, changedAt: field_changed_at } = JSON.parse(value)
    const told = Object.entries(columns).map(([field, column]) => {
      return [column, field in values ? toColumn(field, values[field]) : null]
    })
    return { ...Object.fromEntries(told), updated_at, field_changed_at }
  },
  asRead: (old) => ({ ...old, field_changed_at: JSON.parse(String(old.field_changed_at)) }),
}

/** What each user told of herself, whole or in part, with the moment of each field where it is known. */
export function profileRows(type: DatabaseType): Migration {
  return { up: (db) => moveRows(db, type, profile) }
}
