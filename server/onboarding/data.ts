import type { Kysely } from "kysely"
import type { Goal, Onboarding } from "#domain/onboarding.ts"
import type { Tables } from "../database/tables.ts"

/** What she told in the five steps and when she first finished them, or nulls while she has not. */
export async function readOnboarding(db: Kysely<Tables>, userId: string) {
  const row = await db.selectFrom("onboarding").selectAll().where("user_id", "=", userId).executeTakeFirst()
  if (!row) return { onboarding: null, completedAt: null }
  const onboarding: Onboarding = {
    postpartumWeeks: row.postpartum_weeks,
    breastfeeding: row.breastfeeding,
    restrictions: row.restrictions,
    goals: JSON.parse(row.goals) as Goal[],
    timeAvailable: row.time_available,
    cookingLevel: row.cooking_level,
    weeklyBudget: row.weekly_budget,
    preferredFoods: row.preferred_foods,
  }
  return { onboarding, completedAt: row.completed_at }
}

/** Keeps what she told; doing it again replaces it and leaves the moment of the first completion. */
export async function keepOnboarding(db: Kysely<Tables>, userId: string, told: Onboarding, now: Date) {
  const answers = {
    postpartum_weeks: told.postpartumWeeks,
    breastfeeding: told.breastfeeding,
    restrictions: told.restrictions,
    goals: JSON.stringify(told.goals),
    time_available: told.timeAvailable,
    cooking_level: told.cookingLevel,
    weekly_budget: told.weeklyBudget,
    preferred_foods: told.preferredFoods,
    updated_at: now.toISOString(),
  }
  await db
    .insertInto("onboarding")
    .values({ user_id: userId, completed_at: now.toISOString(), ...answers })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(answers))
    .execute()
}
