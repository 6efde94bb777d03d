import { retention } from "#domain/privacy/retention.ts"
import { openDatabase } from "../database/open.ts"
import { CommandError, runProgram } from "../program.ts"
import { clockLeapt, readMoment } from "../team/overview/moments.ts"
import { accountsAtOnce, countIdle, deleteDiariesOfDue, deleteDue } from "./idle-deletion.ts"

const [order, ...others] = process.argv.slice(2)

await runProgram(async (env, log) => {
  if (others.length > 0 || (order !== undefined && order !== "delete")) {
    throw new CommandError("Say nothing more, to count, or delete: npm run idle-accounts -- delete")
  }
  const { db, close } = await openDatabase(env, log)
  try {
    const now = new Date()
    if (order === "delete") {
      if ((await readMoment(db, clockLeapt)) !== null)
        throw new CommandError(
          "The clock has leapt ahead less than a day ago: see whether it is right, and delete tomorrow.",
        )
      let deleted = 0
      let batch: number
      do {
        await deleteDiariesOfDue(db, now, accountsAtOnce)
        batch = await db.transaction().execute((transaction) => deleteDue(transaction, now, accountsAtOnce))
        deleted += batch
      } while (batch > 0)
      return [`Accounts deleted: ${deleted}.`]
    }
    const { due, waiting } = await countIdle(db, now)
    return [
      `Unused accounts, warned twice or out of reach, that are due to be deleted: ${due}.`,
      `Unused accounts that wait for their warnings or their time: ${waiting}.`,
      ...(due > 0 ? ["To delete all that are due now: npm run idle-accounts -- delete"] : []),
      ...(env.smtpUrl
        ? []
        : [
            `Without SMTP_URL nobody can be warned, and an account goes after ${retention.idleUnreachedMonths} months.`,
          ]),
    ]
  } finally {
    await close()
  }
})
