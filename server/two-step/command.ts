import { findUser } from "../account/data.ts"
import { openDatabase } from "../database/open.ts"
import { CommandError, runProgram } from "../program.ts"
import { hasTwoStep, removeTwoStep } from "./data.ts"

const [order, email, ...others] = process.argv.slice(2)

// Turns two-step sign-in off for somebody who has lost both her phone and her recovery codes.
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
    return [
      "Two-step sign-in is off for this address. Her password and her links work as before; she can turn it on again.",
    ]
  } finally {
    await database.close()
  }
})
