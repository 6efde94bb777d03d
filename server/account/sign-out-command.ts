import { endAccessTokens } from "../access-token/data.ts"
import { openDatabase } from "../database/open.ts"
import { forgetDevices } from "../devices/data.ts"
import { CommandError, runProgram } from "../program.ts"
import { removeDevices } from "../reminders/channels.ts"
import { endPendingSignIns } from "../two-step/data.ts"
import { findUser } from "./data.ts"
import { endHeldAccess } from "./end-held-access.ts"
import { endSessions } from "./sessions.ts"

const [whom, ...others] = process.argv.slice(2)

// Signs one account out everywhere, or all accounts.
await runProgram(async (env, log) => {
  if (!whom || others.length > 0) {
    throw new CommandError("Say whom: npm run sign-out -- ana@example.org, everybody or everything")
  }
  const database = await openDatabase(env, log)
  const { db } = database
  try {
    if (whom === "everybody") {
      await db.deleteFrom("session").execute()
      return ["Everybody is signed out. Access tokens of other apps work as before."]
    }
    if (whom === "everything") {
      await endHeldAccess(db)
      return ["Everybody is signed out, and all links, access tokens, helpers, calendars and notifications have ended."]
    }
    const user = await findUser(db, whom)
    if (!user) throw new CommandError("There is no account with this address.")
    await endSessions(db, user.id)
    await endPendingSignIns(db, user.id)
    await endAccessTokens(db, user.id)
    await removeDevices(db, user.id)
    await forgetDevices(db, user.id)
    return ["This account is signed out everywhere: its sessions, links, access tokens and reminders have ended."]
  } finally {
    await database.close()
  }
})
