import type { Kysely } from "kysely"
import type { ConsentPurpose, SyncedConsent } from "#domain/consent.ts"
import { forgetAtHome } from "../at-home/noun.ts"
import { deleteRowsOf } from "../database/delete-rows.ts"
import type { Tables } from "../database/tables.ts"
import { forgetPlans } from "../journey/data.ts"
import type { OperationContext } from "../sync/noun.ts"
import { deleteConversation } from "../team/conversations.ts"

const neverAgreed = 0

type Forget = (transaction: Kysely<Tables>, userId: string, version: number) => Promise<unknown>

const forgetting: Record<ConsentPurpose, Forget[]> = {
  profile: [
    (db, userId) => db.deleteFrom("profiles").where("id", "=", userId).execute(),
    (db, userId) => db.deleteFrom("onboarding").where("user_id", "=", userId).execute(),
    (db, userId) => db.deleteFrom("households").where("user_id", "=", userId).execute(),
    (db, userId) => db.deleteFrom("weights").where("user_id", "=", userId).execute(),
    // Helpers were shown what followed from it.
    (db, userId) => db.deleteFrom("helper_links").where("user_id", "=", userId).execute(),
    forgetPlans,
    forgetAtHome,
    (db, userId) => db.updateTable("user").set({ onboarded_at: null }).where("id", "=", userId).execute(),
  ],
  diary: [
    (db, userId) => db.deleteFrom("diary_entries").where("user_id", "=", userId).execute(),
    (db, userId) => db.deleteFrom("check_ins").where("user_id", "=", userId).execute(),
    (db, userId) => db.deleteFrom("water_days").where("user_id", "=", userId).execute(),
    (db, userId) => db.deleteFrom("badges").where("user_id", "=", userId).execute(),
  ],
  questions: [
    (db, userId) => db.deleteFrom("support_questions").where("user_id", "=", userId).execute(),
    deleteConversation,
  ],
  reminders: [
    (db, userId) => db.deleteFrom("reminder_times").where("user_id", "=", userId).execute(),
    (db, userId) => db.deleteFrom("calendar_feeds").where("user_id", "=", userId).execute(),
    (db, userId) => db.deleteFrom("reminder_channels").where("user_id", "=", userId).execute(),
  ],
  ratings: [(db, userId) => db.deleteFrom("answer_ratings").where("user_id", "=", userId).execute()],
}

/** In batches, to keep the withdrawal's transaction short. */
export async function deleteMostFor(db: Kysely<Tables>, userId: string, purpose: ConsentPurpose) {
  if (purpose === "diary") await deleteRowsOf(db, "diary_entries", userId)
  if (purpose === "questions") await deleteRowsOf(db, "support_questions", userId)
}

type Withdrawal = Pick<OperationContext, "db" | "userId" | "at" | "version" | "language">

/** The consent's record stays. Needs a transaction. */
export async function withdrawConsent(
  { db, userId, version }: Withdrawal,
  purpose: string,
  { withdrawnAt }: Pick<SyncedConsent, "withdrawnAt">,
) {
  await db
    .updateTable("consents")
    .set({ withdrawn_at: withdrawnAt, version })
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose as ConsentPurpose)
    .where("withdrawn_at", "is", null)
    .execute()
}

/** Needs a transaction. */
export async function forgetAllOf(context: Withdrawal, purpose: ConsentPurpose) {
  await recordRefusal(context, purpose)
  for (const forget of forgetting[purpose]) await forget(context.db, context.userId, context.version)
}

/** Withdraws data older than consents; this row tells other devices. */
async function recordRefusal({ db, userId, language, at, version }: Withdrawal, purpose: ConsentPurpose) {
  const hers = db.selectFrom("consents").select("given_at").where("user_id", "=", userId).where("purpose", "=", purpose)
  if (await hers.limit(1).executeTakeFirst()) return
  const moments = { given_at: at, withdrawn_at: at }
  const text = { text_version: neverAgreed, language: language ?? "en" }
  await db
    .insertInto("consents")
    .values({ user_id: userId, purpose, ...moments, ...text, version })
    .execute()
}
