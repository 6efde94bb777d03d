import { storedAuthSecret } from "../../data-dir.ts"
import { type Database, openDatabase } from "../../database/open.ts"
import type { Env } from "../../env.ts"
import { loadKeys } from "../../keys/load-keys.ts"
import type { Mail } from "../../mail/mail.ts"
import { createKeepMail } from "../../mail/queue.ts"
import { CommandError, runProgram } from "../../program.ts"
import { findUser } from "../data.ts"
import { createNotices } from "../notices.ts"
import { hasTwoStep, removeTwoStep } from "./data.ts"

const [order, email, ...others] = process.argv.slice(2)

// Turns two-step sign-in off for a user who has lost both her phone and her recovery codes.
await runProgram(async (env, log) => {
  if (order !== "off" || !email || others.length > 0) {
    throw new CommandError("Say for which address: npm run two-step -- off ana@example.org")
  }
  const database = await openDatabase(env, log)
  try {
    const user = await findUser(database.db, email)
    if (!user) throw new CommandError("There is no account with this address.")
    if (!(await hasTwoStep(database.db, user.id))) return ["Two-step sign-in is not on for this address."]
    await removeTwoStep(database, user.id)
    const isTold = await tell(user.id, env, database)
    return [
      "Two-step sign-in is off for this address. Her password and her links work as before; she can turn it on again.",
      ...(isTold ? [] : ["No mail tells her: neither AUTH_SECRET nor DATA_DIR has the secret that it is sealed with."]),
    ]
  } finally {
    await database.close()
  }
})

async function tell(userId: string, { authSecret, dataDir, baseUrl, supportEmail }: Env, database: Database) {
  const secret = authSecret ?? storedAuthSecret(dataDir)
  if (secret === undefined) return false
  const now = () => new Date()
  const keys = await loadKeys(database.db, secret, now())
  const keep = createKeepMail({ keys, now })
  const mails = { queue: (id: string | null, mail: Mail) => keep(database.db, id, mail) }
  // Only the operator can cause this mail, so it needs no limit.
  const limits = { mayNotify: async () => true }
  await createNotices({ database, mails, limits, baseUrl, supportEmail, now }).wayInChanged(userId, "twoStepOff")
  return true
}
