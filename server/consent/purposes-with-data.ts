import type { Kysely } from "kysely"
import { type ConsentPurpose, consentPurposes } from "#domain/consent.ts"
import type { Tables } from "../database/tables.ts"

/** The purposes with stored data, with consent or from before consent was required. */
export async function readPurposesWithData(db: Kysely<Tables>, userId: string): Promise<ConsentPurpose[]> {
  const one = db.selectNoFrom(({ exists, selectFrom, or }) => [
    or([
      exists(selectFrom("profiles").select("id").where("id", "=", userId)),
      exists(selectFrom("households").select("user_id").where("user_id", "=", userId)),
      exists(selectFrom("weights").select("user_id").where("user_id", "=", userId)),
      exists(selectFrom("onboarding").select("user_id").where("user_id", "=", userId)),
    ]).as("profile"),
    or([
      exists(selectFrom("diary_entries").select("id").where("user_id", "=", userId)),
      exists(selectFrom("check_ins").select("user_id").where("user_id", "=", userId)),
      exists(selectFrom("water_days").select("user_id").where("user_id", "=", userId)),
      exists(selectFrom("badges").select("user_id").where("user_id", "=", userId)),
    ]).as("diary"),
    exists(selectFrom("support_questions").select("id").where("user_id", "=", userId)).as("questions"),
    or([
      exists(selectFrom("reminder_times").select("user_id").where("user_id", "=", userId)),
      exists(selectFrom("calendar_feeds").select("user_id").where("user_id", "=", userId)),
      exists(selectFrom("reminder_channels").select("user_id").where("user_id", "=", userId)),
    ]).as("reminders"),
  ])
  const found = await one.executeTakeFirstOrThrow()
  return consentPurposes.filter((purpose) => Boolean(found[purpose]))
}
