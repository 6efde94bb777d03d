import type { Kysely } from "kysely"
import type { Goal, Onboarding } from "#domain/onboarding.ts"
import type { Tables } from "../database/tables.ts"

/** What she told in the five steps, or null while she has not finished them. */
export async function readOnboarding(db: Kysely<Tables>, userId: string) {
  const row = await db.selectFrom("onboarding").selectAll().where("user_id", "=", userId).executeTakeFirst()
  if (!row) return null
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
  return onboarding
}

/**
 * Keeps what she told, and on the user the moment when she first finished; doing it again replaces only what she told.
 * To be called in a transaction.
 */
export async function keepOnboarding(transaction: Kysely<Tables>, userId: string, told: Onboarding, now: Date) {
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
  await transaction
    .insertInto("onboarding")
    .values({ user_id: userId, ...answers })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(answers))
    .execute()
  await transaction
    .updateTable("user")
    .set({ onboarded_at: now.toISOString() })
    .where("id", "=", userId)
    .where("onboarded_at", "is", null)
    .execute()
}
