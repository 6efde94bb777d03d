import type { Kysely } from "kysely"
import type { Goal, Onboarding } from "#domain/onboarding.ts"
import type { Timestamped } from "#domain/timestamped.ts"
import type { Tables } from "../database/tables.ts"

type StoredOnboarding = { version: number; answers: Timestamped<Onboarding> & { values: Onboarding } }

/** Null while she has not finished. */
export async function readOnboarding(db: Kysely<Tables>, userId: string): Promise<Onboarding | null> {
  return (await readStoredOnboarding(db, userId))?.answers.values ?? null
}

/** With the version and the timestamps of changes. */
export async function readStoredOnboarding(db: Kysely<Tables>, userId: string): Promise<StoredOnboarding | null> {
  const row = await db.selectFrom("onboarding").selectAll().where("user_id", "=", userId).executeTakeFirst()
  if (!row) return null
  const values: Onboarding = {
    postpartumWeeks: row.postpartum_weeks,
    breastfeeding: row.breastfeeding,
    restrictions: row.restrictions,
    goals: JSON.parse(row.goals) as Goal[],
    timeAvailable: row.time_available,
    cookingLevel: row.cooking_level,
    weeklyBudget: row.weekly_budget,
    preferredFoods: row.preferred_foods,
  }
  const changedAt = JSON.parse(row.field_changed_at) as Timestamped<Onboarding>["changedAt"]
  return { version: row.version, answers: { values, changedAt } }
}

/** Notes its first finish on the user. Needs a transaction. */
export async function storeOnboarding(
  transaction: Kysely<Tables>,
  userId: string,
  stored: StoredOnboarding,
  now: Date,
) {
  const { values, changedAt } = stored.answers
  const content = {
    postpartum_weeks: values.postpartumWeeks,
    breastfeeding: values.breastfeeding,
    restrictions: values.restrictions,
    goals: JSON.stringify(values.goals),
    time_available: values.timeAvailable,
    cooking_level: values.cookingLevel,
    weekly_budget: values.weeklyBudget,
    preferred_foods: values.preferredFoods,
    updated_at: now.toISOString(),
    field_changed_at: JSON.stringify(changedAt),
    version: stored.version,
  }
  await transaction
    .insertInto("onboarding")
    .values({ user_id: userId, ...content })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(content))
    .execute()
  await transaction
    .updateTable("user")
    .set({ onboarded_at: now.toISOString() })
    .where("id", "=", userId)
    .where("onboarded_at", "is", null)
    .execute()
}
