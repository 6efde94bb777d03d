import type { Migration } from "kysely/migration"
import type { DatabaseType } from "../open.ts"
import { type Moved, moveRows } from "./038-move-rows.ts"

const columns = {
  postpartumWeeks: "postpartum_weeks",
  breastfeeding: "breastfeeding",
  restrictions: "restrictions",
  goals: "goals",
  timeAvailable: "time_available",
  cookingLevel: "cooking_level",
  weeklyBudget: "weekly_budget",
  preferredFoods: "preferred_foods",
} as const

function asRead(old: Record<string, unknown>): Record<string, unknown> {
  return { ...old, goals: JSON.parse(String(old.goals)), field_changed_at: JSON.parse(String(old.field_changed_at)) }
}

const onboarding: Moved = {
  table: "onboarding",
  columns: ["updated_at", "field_changed_at", ...Object.values(columns)],
  keys: 0,
  noun: "onboarding",
  toRow(old) {
    const { updated_at, field_changed_at: changedAt, ...told } = asRead(old)
    const values = Object.fromEntries(Object.entries(columns).map(([answer, column]) => [answer, told[column]]))
    const moment = String(updated_at)
    return { key: "own", sort: "", value: JSON.stringify({ values, changedAt }), storedAt: moment, changedAt: moment }
  },
  toOld({ value, changedAt: updated_at }) {
    const { values, changedAt: field_changed_at } = JSON.parse(value)
    const told = Object.entries(columns).map(([answer, column]) => [column, values[answer]])
    return { ...Object.fromEntries(told), updated_at, field_changed_at }
  },
  asRead,
}

/** What each user told at the beginning, with the moment of each answer where it is known. */
export function onboardingRows(type: DatabaseType): Migration {
  return { up: (db) => moveRows(db, type, onboarding) }
}
