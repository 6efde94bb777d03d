import type { Kysely, Selectable } from "kysely"
import type { Profile } from "#domain/profile.ts"
import type { Timestamped } from "#domain/timestamped.ts"
import type { Tables } from "../database/tables.ts"

type StoredProfile = { version: number; profile: Timestamped<Profile> }

/** Null while there is nothing. */
export async function readProfile(db: Kysely<Tables>, userId: string): Promise<Partial<Profile> | null> {
  return (await readStoredProfile(db, userId))?.profile.values ?? null
}

/** With the version and the timestamps of changes. */
export async function readStoredProfile(db: Kysely<Tables>, userId: string): Promise<StoredProfile | null> {
  const row = await db.selectFrom("profiles").selectAll().where("id", "=", userId).executeTakeFirst()
  if (!row) return null
  const changedAt = JSON.parse(row.field_changed_at) as Timestamped<Profile>["changedAt"]
  return { version: row.version, profile: { values: asProfile(row), changedAt } }
}

function asProfile(row: Selectable<Tables["profiles"]>): Partial<Profile> {
  const fields = {
    fullName: row.full_name,
    age: row.age,
    heightCm: row.height,
    currentWeightKg: row.current_weight,
    desiredWeightKg: row.desired_weight,
    isBreastfeeding: asBoolean(row.is_breastfeeding),
    birthType: row.birth_type,
    avgSleepHours: row.avg_sleep,
    dailyMeals: row.daily_meals,
    waterIntakeLitres: row.water_intake,
    activityLevel: row.activity_level,
    menstrualCycle: asBoolean(row.menstrual_cycle),
    startDate: row.start_date,
  } satisfies { [Field in keyof Profile]: Profile[Field] | null }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Partial<Profile>
}

/** Also on the user. */
export async function storeProfile(transaction: Kysely<Tables>, userId: string, stored: StoredProfile, now: Date) {
  const { values: profile, changedAt } = stored.profile
  const content = {
    full_name: profile.fullName ?? null,
    age: profile.age ?? null,
    height: profile.heightCm ?? null,
    current_weight: profile.currentWeightKg ?? null,
    desired_weight: profile.desiredWeightKg ?? null,
    is_breastfeeding: asNumber(profile.isBreastfeeding),
    birth_type: profile.birthType ?? null,
    avg_sleep: profile.avgSleepHours ?? null,
    daily_meals: profile.dailyMeals ?? null,
    water_intake: profile.waterIntakeLitres ?? null,
    activity_level: profile.activityLevel ?? null,
    menstrual_cycle: asNumber(profile.menstrualCycle),
    start_date: profile.startDate ?? null,
    updated_at: now.toISOString(),
    field_changed_at: JSON.stringify(changedAt),
    version: stored.version,
  }
  await transaction
    .insertInto("profiles")
    .values({ id: userId, ...content })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(content))
    .execute()
  if (profile.fullName === undefined) return
  await transaction.updateTable("user").set({ full_name: profile.fullName }).where("id", "=", userId).execute()
}

const asNumber = (value: boolean | undefined) => (value === undefined ? null : Number(value))
const asBoolean = (value: number | null) => (value === null ? null : value === 1)
