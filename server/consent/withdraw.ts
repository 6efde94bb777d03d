import type { Kysely } from "kysely"
import type { ConsentPurpose } from "#domain/consent.ts"
import { deleteRowsOf } from "../database/delete-rows.ts"
import type { Tables } from "../database/tables.ts"
import type { OperationContext } from "../sync/noun.ts"

type Forget = (transaction: Kysely<Tables>, userId: string) => Promise<unknown>

/** How each purpose's data goes. What a later feature keeps for a purpose gets its line here. */
const forgetting: Record<ConsentPurpose, Forget[]> = {
  profile: [
    (db, userId) => db.deleteFrom("profiles").where("id", "=", userId).execute(),
    (db, userId) => db.deleteFrom("onboarding").where("user_id", "=", userId).execute(),
    (db, userId) => db.updateTable("user").set({ onboarded_at: null }).where("id", "=", userId).execute(),
  ],
  diary: [
    (db, userId) => db.deleteFrom("diary_entries").where("user_id", "=", userId).execute(),
    (db, userId) => db.deleteFrom("check_ins").where("user_id", "=", userId).execute(),
  ],
  questions: [(db, userId) => db.deleteFrom("support_questions").where("user_id", "=", userId).execute()],
}

/** What may be much goes first and bit by bit, so that little is left to go with the consent in one transaction. */
export async function deleteMostFor(db: Kysely<Tables>, userId: string, purpose: ConsentPurpose) {
  if (purpose === "diary") await deleteRowsOf(db, "diary_entries", userId)
  if (purpose === "questions") await deleteRowsOf(db, "support_questions", userId)
}

/** Takes back her consent and deletes what was kept by it; the record that she had given it stays. To be called in a transaction. */
export async function withdrawConsent(
  transaction: Kysely<Tables>,
  userId: string,
  purpose: ConsentPurpose,
  { at, now, version }: Pick<OperationContext, "at" | "now" | "version">,
) {
  await transaction
    .updateTable("consents")
    .set(({ eb, ref }) => {
      // Dated as she did it: what she has agreed to since stands, though both reach the server together.
      const isOfSlowClock = eb.and([eb("given_at", ">", at), eb("given_at", "<=", now.toISOString())])
      return { withdrawn_at: eb.case().when(isOfSlowClock).then(ref("given_at")).else(at).end(), version }
    })
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("withdrawn_at", "is", null)
    .execute()
  for (const forget of forgetting[purpose]) await forget(transaction, userId)
}
