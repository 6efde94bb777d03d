import { randomUUID } from "node:crypto"
import { legalVersion } from "#content/legal.ts"
import type { Language } from "#domain/language.ts"
import { findUser } from "../account/data.ts"
import { forgetDevices } from "../account/devices/data.ts"
import { confirmSignUp, storePendingSignUp } from "../account/sign-ups.ts"
import { deleteMostOf } from "../database/delete-rows.ts"
import type { Database } from "../database/open.ts"

/** The e-mail address of the demonstration's account. Its domain can never receive mail (RFC 2606). */
export const demoAddress = "demo@florescer.example"

export function findDemo({ db }: Database) {
  return findUser(db, demoAddress)
}

/** Counts all accounts but that of the demonstration. */
export async function countOthers({ db }: Database): Promise<number> {
  const others = db.selectFrom("user").where("email", "!=", demoAddress)
  return Number((await others.select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow()).count)
}

/**
 * Creates the demonstration's account as if it existed since `since`, confirmed without a mail, and returns its id.
 * Throws if it exists.
 */
export async function signUpDemo(
  database: Database,
  { name, passwordHash, language }: { name: string; passwordHash: string; language: Language },
  since: Date,
): Promise<string> {
  const device_id = randomUUID()
  const written = { full_name: name, password: passwordHash, language, terms_version: legalVersion.number, device_id }
  const signUp = { id: randomUUID(), email: demoAddress, ...written, invitation_id: null }
  await storePendingSignUp(database.db, signUp, new Date())
  const pending = { ...signUp, created_at: "", expires_at: "" }
  if (!(await confirmSignUp(database, { signUp: pending, isInvitationNeeded: false }, since)))
    throw new Error("Another run has signed her up.")
  await forgetDevices(database.db, signUp.id)
  return signUp.id
}

/** Deletes the demonstration's account with everything in it. */
export async function deleteDemo({ db }: Database, userId: string) {
  await deleteMostOf(db, userId)
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("user").where("id", "=", userId).where("email", "=", demoAddress).execute()
    await transaction.deleteFrom("verification").where("value", "=", userId).execute()
  })
}
