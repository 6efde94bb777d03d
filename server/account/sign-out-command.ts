import { openDatabase } from "../database/open.ts"
import { CommandError, runProgram } from "../program.ts"
import { mailboxId } from "../reminders/channels.ts"
import { findUser } from "./data.ts"
import { endHeldAccess, endHeldAccessOf } from "./end-held-access.ts"

const [whom, ...others] = process.argv.slice(2)

await runProgram(async (env, log) => {
  if (!whom || others.length > 0) {
    throw new CommandError("Say whom: npm run sign-out -- ana@example.org, everybody or everything")
  }
  const database = await openDatabase(env, log)
  const { db } = database
  try {
    // With "everybody" and "everything", sessions are not remembered as ended by their users, so that devices keep
    // changes that have not been sent. With one account's address they are, so that a lost phone deletes her data.
    if (whom === "everybody") {
      await db.deleteFrom("session").execute()
      await db.deleteFrom("reminder_channels").where("id", "!=", mailboxId).execute()
      return ["Everybody is signed out, and no browser is reminded. Access tokens of other apps work as before."]
    }
    if (whom === "everything") {
      await endHeldAccess(db)
      return ["Everybody is signed out, and all links, access tokens, helpers, calendars and notifications have ended."]
    }
    const user = await findUser(db, whom)
    if (!user) throw new CommandError("There is no account with this address.")
    await endHeldAccessOf({ database, now: () => new Date() }, user.id)
    return [
      "This account is signed out everywhere: its sessions, links, access tokens, helpers, calendar and notifications have ended.",
    ]
  } finally {
    await database.close()
  }
})
