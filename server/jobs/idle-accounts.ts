import { addDays, idleSince, retention } from "#domain/privacy/retention.ts"
import { idleWarningMail } from "../mail/letters.ts"
import { countDue, deleteDiariesOfDue, deleteDue } from "./idle-deletion.ts"
import { findUnwarned, recordUnknownUse, storeWarning, type Unused, type WarningNumber } from "./idle-warnings.ts"
import type { Job, JobDeps, Run } from "./job.ts"

const warningsAtOnce = 100

/**
 * Warns the users of idle accounts and deletes those that are due. Unless the operator allows more, it deletes only a
 * small percentage a day.
 */
export const idleAccounts: Job = async (deps, run) => {
  await recordUnknownUse(deps.database.db, deps.now())
  // Without SMTP, mails are only written to files and warn nobody.
  if (deps.env.smtpUrl) for (const number of [1, 2] as const) await warnAll(deps, run, number)
  await deleteDueAccounts(deps, run)
}

async function warnAll(deps: JobDeps, run: Run, number: WarningNumber) {
  let found: Unused[]
  let warned: number
  do {
    await run.renew()
    found = await findUnwarned(deps.database.db, number, deps.now(), warningsAtOnce)
    warned = 0
    for (const account of found) if (await warn(deps, account, number)) warned++
    deps.mails.wake()
  } while (found.length === warningsAtOnce && warned > 0)
}

async function warn({ database, env, mails, now }: JobDeps, account: Unused, number: WarningNumber) {
  const goesOn = earliestDeletion(new Date(account.last_used_at), number, now())
  const mail = idleWarningMail(
    { name: account.full_name, email: account.email, language: account.language },
    `${env.baseUrl}/login`,
    number,
    goesOn,
  )
  return database.db.transaction().execute(async (transaction) => {
    const id = await storeWarning(transaction, account.id, number, now())
    if (id) await mails.keep(transaction, account.id, mail, id)
    return id !== undefined
  })
}

function earliestDeletion(lastUsedAt: Date, number: WarningNumber, now: Date): Date {
  const pausesToCome = number === 1 ? 2 : 1
  const warned = addDays(now, pausesToCome * retention.idleWarningPauseDays)
  return new Date(Math.max(idleSince(lastUsedAt).getTime(), warned.getTime()))
}

async function deleteDueAccounts({ database, log, now }: JobDeps, run: Run) {
  const { db } = database
  const left = await db
    .selectFrom("user")
    .select(({ fn }) => fn.countAll<number | string>().as("accounts"))
    .executeTakeFirstOrThrow()
  const accounts = Number(left.accounts) + run.handled
  const allowed = Math.max(1, Math.floor((accounts * retention.idleDeletionsPercentPerDay) / 100))
  let deleted = run.handled
  while (deleted < allowed) {
    await run.renew()
    await deleteDiariesOfDue(db, now(), allowed - deleted)
    const batch = await db.transaction().execute(async (transaction) => {
      const count = await deleteDue(transaction, now(), allowed - deleted)
      await run.addHandled(transaction, count)
      return count
    })
    if (batch === 0) break
    deleted += batch
  }
  if (deleted > run.handled) log.info({ accounts: deleted - run.handled }, "idle accounts deleted")
  const due = await countDue(db, now())
  if (due > 0) {
    log.warn({ due, allowed }, 'more idle accounts are due than go in a day: "npm run idle-accounts" says how many')
  }
}
