import { randomUUID } from "node:crypto"
import type { ExpressionBuilder, Kysely, Transaction } from "kysely"
import type { OperationName } from "#domain/operations/operations.ts"
import type { Database } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import { endHelperLinks } from "../helping/data.ts"
import type { RateLimits } from "../rate-limits.ts"
import { mailboxId, removeOtherDevices } from "../reminders/channels.ts"
import { storedForms } from "../session-token.ts"
import { endSessionStreams, type SyncEvents } from "../sync/events.ts"
import { storeReceipts, takeVersions } from "../sync/receipts.ts"
import { rememberEnded } from "./ended-sessions.ts"

const keys = [
  "session",
  "address_changes",
  "access_tokens",
  "helper_links",
  "calendar_feeds",
  "contact_codes",
  "known_devices",
] as const
const mailsWithKey = ["sign-in-link", "reset-password", "address-change"]

/** The kind of a link or code that sets a new password. Other rows of the table `verification` have no kind. */
export const resetKind = "reset-password"

export const endedTables: readonly string[] = [...keys, "verification", "reminder_channels", "outgoing_mails"]

/**
 * Ends the access that a restored backup would revive: sessions, links, tokens and push addresses. Passwords and
 * passkeys stay. The sessions are not remembered as ended by their users, so their devices keep unsent changes.
 */
export async function endHeldAccess(db: Kysely<Tables>) {
  await db.transaction().execute(async (transaction) => {
    for (const table of keys) await transaction.deleteFrom(table).execute()
    await transaction.deleteFrom("verification").where("value", "!=", "used").execute()
    await transaction.deleteFrom("reminder_channels").where("id", "!=", mailboxId).execute()
    await transaction.deleteFrom("outgoing_mails").where("kind", "in", mailsWithKey).execute()
  })
}

type Deps = { database: Pick<Database, "db">; events?: SyncEvents; now: () => Date }
type Kept = {
  token?: string | undefined
  sessionId?: string | undefined
  deviceId?: string | null | undefined
  resetLinks?: boolean | undefined
}
type SessionDeps = Deps & { limits: Pick<RateLimits, "mayEndResetLinks"> }

/**
 * Ends all access to a user's account but that of the session which asks for it. It ends links for a new password at
 * most once an hour: otherwise whoever holds a stolen session could end each link before the owner of the mailbox opens
 * it.
 */
export async function endOtherAccess(deps: SessionDeps, userId: string, kept: Kept) {
  const { db } = deps.database
  const user = await findUserWithResetLink(db, userId)
  const mayEnd = user !== undefined && (await deps.limits.mayEndResetLinks(user))
  await endHeldAccessOf(deps, userId, { ...kept, resetLinks: !mayEnd })
}

async function findUserWithResetLink(db: Kysely<Tables>, userId: string) {
  const links = db.selectFrom("verification").select("id").where("kind", "=", resetKind)
  const hers = links.where((is) => is.or([is("value", "=", userId), is("identifier", "=", mailCodeOf(userId))]))
  const user = db.selectFrom("user").select(["id", "email"]).where("id", "=", userId)
  return user.where((is) => is.exists(hers)).executeTakeFirst()
}

/**
 * Ends a user's access except for what `kept` names, and notifies her devices. A command has no `events` to notify
 * them; event streams of ended sessions then end at their next heartbeat.
 */
export async function endHeldAccessOf({ database, events, now }: Deps, userId: string, kept: Kept = {}) {
  const { sessionIds, version } = await database.db.transaction().execute(async (transaction) => {
    // A version is taken before anything else, because taking one locks the user, so that concurrent changes of her
    // rows wait.
    const version = await takeVersions(transaction, userId, 1)
    if (version === undefined) return { sessionIds: [], version }
    if (await endHelperLinks(transaction, userId, now().toISOString(), version)) {
      const receipt = { operationId: randomUUID(), name: "helperLinkTakenBack" satisfies OperationName, version }
      await storeReceipts(transaction, userId, [receipt])
    }
    await transaction.deleteFrom("access_tokens").where("user_id", "=", userId).execute()
    await transaction.deleteFrom("calendar_feeds").where("user_id", "=", userId).execute()
    await transaction.deleteFrom("contact_codes").where("user_id", "=", userId).execute()
    const devices = transaction.deleteFrom("known_devices").where("user_id", "=", userId)
    await devices.where("device_id", "!=", kept.deviceId ?? "").execute()
    await endLinks(transaction, userId, kept)
    return { sessionIds: await endSessionsWithReminders(transaction, userId, now(), kept), version }
  })
  if (!events) return
  endSessionStreams(events, sessionIds)
  if (version !== undefined) events.announce(userId, version)
}

async function endLinks(transaction: Transaction<Tables>, userId: string, { resetLinks = false }: Kept) {
  const user = transaction.selectFrom("user").select("email").where("id", "=", userId)
  const { email } = await user.executeTakeFirstOrThrow()
  const ended = mailedLinks(transaction, { id: userId, email })
  await (resetLinks ? ended.where(isNoResetLink) : ended).execute()
  await transaction.deleteFrom("address_changes").where("user_id", "=", userId).execute()
  const mails = transaction.deleteFrom("outgoing_mails").where("user_id", "=", userId)
  const kinds = mailsWithKey.filter((kind) => !(resetLinks && kind === resetKind))
  await mails.where("kind", "in", kinds).execute()
}

type Owner = { id: string; email: string }

/** Ends all mailed links and codes of an account, which may already be deleted. */
export async function endMailedLinks(db: Kysely<Tables>, owner: Owner) {
  await mailedLinks(db, owner).execute()
}

function mailedLinks(db: Kysely<Tables>, { id, email }: Owner) {
  return db
    .deleteFrom("verification")
    .where((is) => is.or([is("value", "in", [id, signInLinkValue(email)]), is("identifier", "=", mailCodeOf(id))]))
}

/** Ends sign-ins that still wait for their second step. */
export async function endPendingSignIns(db: Kysely<Tables>, userId: string) {
  await db.deleteFrom("verification").where("value", "=", userId).where(isNoResetLink).execute()
}

/**
 * A link made before the column `kind` existed has null there. It cannot be told from a pending sign-in, so it ends as
 * well.
 */
function isNoResetLink(is: ExpressionBuilder<Tables, "verification">) {
  return is.or([is("kind", "is", null), is("kind", "!=", resetKind)])
}

/**
 * The value of the row in which the auth library stores a sign-in link; it names the address to which the link was
 * sent.
 */
export function signInLinkValue(email: string): string {
  return JSON.stringify({ type: "magic-link", email })
}

/** The key under which the code beside a mailed link is stored if the address has an account. */
export function mailCodeOf(userId: string): string {
  return `code-of-${userId}`
}

async function endSessionsWithReminders(transaction: Transaction<Tables>, userId: string, now: Date, kept: Kept) {
  const sessions = transaction.selectFrom("session").select(["id", "token"]).where("userId", "=", userId)
  const forms = storedForms(kept.token ?? "")
  const open = await sessions.execute()
  const keptId = kept.sessionId ?? open.find(({ token }) => forms.includes(token))?.id ?? ""
  const ended = transaction.deleteFrom("session").where("userId", "=", userId).where("id", "!=", keptId)
  const sessionsEnded = await ended.returning(["id", "token"]).execute()
  await rememberEnded(
    transaction,
    sessionsEnded.map(({ token }) => token),
    now,
  )
  await removeOtherDevices(transaction, userId, keptId)
  return sessionsEnded.map(({ id }) => id)
}
