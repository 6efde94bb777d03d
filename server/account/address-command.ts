import { emailSchema, storedAddress } from "#domain/account/email-address.ts"
import { storedAuthSecret } from "../data-dir.ts"
import { lockUser } from "../database/lock-user.ts"
import { type Database, openDatabase } from "../database/open.ts"
import type { Env } from "../env.ts"
import { loadKeys } from "../keys/load-keys.ts"
import { addressChangeMail, addressLostMail } from "../mail/letters.ts"
import { createKeepMail } from "../mail/queue.ts"
import { CommandError, runProgram } from "../program.ts"
import { recordAudit } from "../team/audit.ts"
import { confirmForFormer, storeAddressChange } from "./address-change.ts"
import { findUser } from "./data.ts"

const operator = { id: "operator", name: "npm run address" }

// Changes the address of a user who has lost its mailbox. The new mailbox still confirms, because a mistyped address
// would belong to a stranger.
await runProgram(async (env, log) => {
  const [former, next, ...others] = process.argv.slice(2)
  if (!former || !next || others.length > 0) {
    throw new CommandError("Say both addresses: npm run address -- ana@example.org ana@new.example.org")
  }
  const parsed = emailSchema.safeParse(next)
  if (!parsed.success) throw new CommandError("The new address is none.")
  const database = await openDatabase(env, log)
  try {
    const user = await findUser(database.db, former)
    if (!user) throw new CommandError("There is no account with the former address.")
    const newEmail = storedAddress(parsed.data)
    if (await findUser(database.db, newEmail))
      throw new CommandError("There is an account with the new address already.")
    await ask(database, env, user, newEmail)
    return [
      "Both mailboxes are written to. The address changes once the link in the new one is opened, within 24 hours;",
      "the former one can stop it. Then she is signed out everywhere, and her password and passkeys work as before.",
    ]
  } finally {
    await database.close()
  }
})

type User = NonNullable<Awaited<ReturnType<typeof findUser>>>

async function ask({ db, type }: Database, { authSecret, dataDir, baseUrl }: Env, user: User, newEmail: string) {
  const secret = authSecret ?? storedAuthSecret(dataDir)
  if (secret === undefined) {
    throw new CommandError(
      "Nothing has changed: neither AUTH_SECRET nor DATA_DIR has the secret that mails are sealed with.",
    )
  }
  const now = new Date()
  const keep = createKeepMail({ keys: await loadKeys(db, secret, now), now: () => now })
  const linkOf = (token: string) => `${baseUrl}/change-address/link#${token}`
  await db.transaction().execute(async (transaction) => {
    await lockUser(transaction, type, user.id)
    // The command runs in no session or browser of the user's, so all of them end when the address changes.
    const asked = { userId: user.id, newEmail, sessionId: "", deviceId: "" }
    const tokens = await storeAddressChange(transaction, asked, now)
    await confirmForFormer(transaction, user.id, now)
    await keep(transaction, user.id, addressLostMail(user, linkOf(tokens.former), newEmail))
    const recipient = { name: "", email: newEmail, language: user.language }
    await keep(transaction, user.id, addressChangeMail(recipient, linkOf(tokens.new), undefined))
    await recordAudit(transaction, user.id, operator, "askedForAddress", now)
  })
}
