import type { Kysely, Selectable } from "kysely"
import type { Profile } from "#domain/profile.ts"
import type { Timestamped } from "#domain/timestamped.ts"
import type { Tables } from "../database/tables.ts"

type StoredProfile = { version: number; profile: Timestamped<Profile> & { values: Profile } }

/** Her profile, or null while she has not saved one. */
export async function readProfile(db: Kysely<Tables>, userId: string): Promise<Profile | null> {
  return (await readStoredProfile(db, userId))?.profile.values ?? null
}

/** The same with the version and the timestamps of the last changes. */
export async function readStoredProfile(db: Kysely<Tables>, userId: string): Promise<StoredProfile | null> {
  const row = await db.selectFrom("profiles").selectAll().where("id", "=", userId).executeTakeFirst()
  if (!row) return null
  const changedAt = JSON.parse(row.field_changed_at) as Timestamped<Profile>["changedAt"]
  return { version: row.version, profile: { values: asProfile(row), changedAt } }
}

function asProfile(row: Selectable<Tables["profiles"]>): Profile {
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

/** Stores her profile, and its name also on the user: the name she saved last is the one that greets her. To be called in a transaction. */
export async function storeProfile(transaction: Kysely<Tables>, userId: string, stored: StoredProfile, now: Date) {
  const { values: profile, changedAt } = stored.profile
  const content = {
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
    field_changed_at: JSON.stringify(changedAt),
    version: stored.version,
  }
  await transaction
    .insertInto("profiles")
    .values({ id: userId, ...content })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(content))
    .execute()
  await transaction.updateTable("user").set({ full_name: profile.fullName }).where("id", "=", userId).execute()
}
