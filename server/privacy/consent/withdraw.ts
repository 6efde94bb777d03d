import type { Kysely } from "kysely"
import { nounsOfPurpose } from "#domain/nouns/nouns.ts"
import { definitionOf, type OperationName, operationNames } from "#domain/operations/operations.ts"
import { type ConsentPurpose, consentPurposes, type SyncedConsent } from "#domain/privacy/consent.ts"
import { deleteMostOf } from "../../database/delete-rows.ts"
import type { Tables } from "../../database/tables.ts"
import { deleteMailsOf } from "../../mail/data.ts"
import { morningMailKind } from "../../mail/templates/morning.ts"
import type { OperationContext } from "../../sync/noun.ts"
import { takeVersions, withdrawReceipts } from "../../sync/receipts.ts"
import { deleteRowsOfNouns, emptyRows } from "../../sync/rows.ts"
import { deleteConversation } from "../../team/conversations.ts"
import { forgetContact } from "../../team/first-message.ts"

const neverAgreed = 0
/** A version below that of every row. */
const beforeAll = -1

type Forget = (transaction: Kysely<Tables>, userId: string, version: number) => Promise<unknown>

/** Deletes unsent morning mails, because they name the times of what the user noted. */
const takeMorningMails: Forget = (db, userId) => deleteMailsOf(db, userId, morningMailKind)

/** What a withdrawal deletes besides the rows of the purpose's nouns. */
const forgetting: Record<ConsentPurpose, Forget[]> = {
  profile: [
    // Links for helpers are deleted, because they show a plan that follows from the profile.
    (db, userId) => db.deleteFrom("helper_links").where("user_id", "=", userId).execute(),
    (db, userId) => db.updateTable("user").set({ onboarded_at: null }).where("id", "=", userId).execute(),
  ],
  diary: [],
  questions: [
    (db, userId) => db.deleteFrom("support_questions").where("user_id", "=", userId).execute(),
    deleteConversation,
  ],
  reminders: [
    (db, userId) => db.deleteFrom("calendar_feeds").where("user_id", "=", userId).execute(),
    (db, userId) => db.deleteFrom("reminder_channels").where("user_id", "=", userId).execute(),
    takeMorningMails,
  ],
  visits: [takeMorningMails],
  contact: [forgetContact],
  ratings: [(db, userId) => db.deleteFrom("answer_ratings").where("user_id", "=", userId).execute()],
}

/** The operations whose receipts reveal what a user did for a purpose. */
const operationsOf = Object.fromEntries(
  consentPurposes.map((purpose) => {
    const nouns = nounsOfPurpose[purpose]
    const isOf = (name: OperationName) => definitionOf(name).changes.some((noun) => nouns.includes(noun))
    // A withdrawal belongs to no purpose, whichever nouns it changes, so its own receipt stays.
    return [
      purpose,
      operationNames.filter(
        (name) => name !== "consentWithdrawn" && (definitionOf(name).purpose === purpose || isOf(name)),
      ),
    ]
  }),
) as Record<ConsentPurpose, OperationName[]>

const receiptsAtOnce = 200
/** The largest version that PostgreSQL's column of 32 bits holds. */
const versionMost = 2_147_483_647

/** Deletes most data of a purpose in batches before the withdrawal, to keep the withdrawal's transaction short. */
export async function deleteMostFor(db: Kysely<Tables>, userId: string, purpose: ConsentPurpose) {
  await withdrawMostReceipts(db, userId, purpose)
  await deleteMostOf(db, userId, { nouns: nounsOfPurpose[purpose] })
}

/**
 * Withdraws the receipts of a purpose's operations before a version (see `withdrawReceipts`), each batch in a
 * transaction of its own.
 */
export async function withdrawMostReceipts(
  db: Kysely<Tables>,
  userId: string,
  purpose: ConsentPurpose,
  before = versionMost,
) {
  let withdrawn: number
  do {
    const most = { before, most: receiptsAtOnce }
    withdrawn = await db.transaction().execute(async (transaction) => {
      // The user is locked, so that a retry at this moment finds either the receipt or its withdrawn form.
      await takeVersions(transaction, userId, 0)
      return withdrawReceipts(transaction, userId, operationsOf[purpose], most)
    })
  } while (withdrawn === receiptsAtOnce)
}

type Withdrawal = Pick<OperationContext, "db" | "userId" | "at" | "version" | "language">

/** Marks a user's consent as withdrawn; its row stays as proof. Needs a transaction. */
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

/**
 * Deletes all data of a purpose. `wasStanding` is false if the consent had already been withdrawn, because then its
 * receipts have been withdrawn too. Needs a transaction.
 */
export async function forgetAllOf(context: Withdrawal, purpose: ConsentPurpose, wasStanding = true) {
  const isFirst = await recordRefusal(context, purpose)
  const { db, userId, version } = context
  await deleteRowsOfNouns(db, userId, nounsOfPurpose[purpose])
  // Rows that last changed before the last withdrawal are empty already and may be many, so only later ones are read.
  const after = wasStanding || isFirst ? beforeAll : await lastWithdrawal(db, userId, purpose)
  await emptyRows(db, userId, { purpose, version, after })
  for (const forget of forgetting[purpose]) await forget(db, userId, version)
  if (!(wasStanding || isFirst)) return
  await withdrawReceipts(db, userId, operationsOf[purpose], { before: version, most: versionMost })
}

async function lastWithdrawal(db: Kysely<Tables>, userId: string, purpose: ConsentPurpose): Promise<number> {
  const { version } = await db
    .selectFrom("consents")
    .select(({ fn }) => fn.max("version").as("version"))
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("withdrawn_at", "is not", null)
    .executeTakeFirstOrThrow()
  return version ?? beforeAll
}

/**
 * Records a withdrawal of data for which no consent was ever given, so that other devices learn of it. Returns whether
 * that was the case.
 */
async function recordRefusal({ db, userId, language, at, version }: Withdrawal, purpose: ConsentPurpose) {
  const hers = db.selectFrom("consents").select("given_at").where("user_id", "=", userId).where("purpose", "=", purpose)
  if (await hers.limit(1).executeTakeFirst()) return false
  const moments = { given_at: at, withdrawn_at: at }
  const text = { text_version: neverAgreed, language: language ?? "en" }
  await db
    .insertInto("consents")
    .values({ user_id: userId, purpose, ...moments, ...text, version })
    .execute()
  return true
}
