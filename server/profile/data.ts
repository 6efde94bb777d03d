import type { Kysely } from "kysely"
import type { Profile } from "#domain/profile.ts"
import type { Tables } from "../database/tables.ts"

/** Her profile, or null while she has not saved one. */
export async function readProfile(db: Kysely<Tables>, userId: string): Promise<Profile | null> {
  const row = await db.selectFrom("profiles").selectAll().where("id", "=", userId).executeTakeFirst()
  if (!row) return null
  return {
    fullName: row.full_name,
    age: row.age,
    heightCm: row.height,
    currentWeightKg: row.current_weight,
    desiredWeightKg: row.desired_weight,
    isBreastfeeding: row.is_breastfeeding === 1,
    birthType: row.birth_type,
    avgSleepHours: row.avg_sleep,
    dailyMeals: row.daily_meals,
    waterIntakeLitres: row.water_intake,
    activityLevel: row.activity_level,
    menstrualCycle: row.menstrual_cycle === 1,
    startDate: row.start_date,
  }
}

/**
 * Keeps her profile in the place of the one before. Her name is one: she is greeted by the one that she saved last.
 * To be called in a transaction.
 */
export async function keepProfile(transaction: Kysely<Tables>, userId: string, profile: Profile, now: Date) {
  const fields = {
    full_name: profile.fullName,
    age: profile.age,
    height: profile.heightCm,
    current_weight: profile.currentWeightKg,
    desired_weight: profile.desiredWeightKg,
    is_breastfeeding: profile.isBreastfeeding ? 1 : 0,
    birth_type: profile.birthType,
    avg_sleep: profile.avgSleepHours,
    daily_meals: profile.dailyMeals,
    water_intake: profile.waterIntakeLitres,
    activity_level: profile.activityLevel,
    menstrual_cycle: profile.menstrualCycle ? 1 : 0,
    start_date: profile.startDate,
    updated_at: now.toISOString(),
  }
  await transaction
    .insertInto("profiles")
    .values({ id: userId, ...fields })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(fields))
    .execute()
  await transaction.updateTable("user").set({ full_name: profile.fullName }).where("id", "=", userId).execute()
}
