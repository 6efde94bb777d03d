import { shownInvitation } from "#domain/account/invitation.ts"
import { migrate } from "../../database/migrate.ts"
import { openDatabase } from "../../database/open.ts"
import type { Env } from "../../env.ts"
import { CommandError, runProgram } from "../../program.ts"
import { withoutControls } from "../../team/questions/describe-question.ts"
import { endInvitation, makeInvitation, readInvitations } from "./data.ts"
import { invitationDaysMost, invitationUsesMost } from "./limits.ts"

const usual = { uses: 1, days: 30 }
const usage = `Say what to do: npm run invite -- list | make [uses, 1 to ${invitationUsesMost}; 1] [days, 1 to ${invitationDaysMost}; ${usual.days}] [what it is for] | end [the beginning of its id]`

const [action = "", ...rest] = process.argv.slice(2)

await runProgram(async (env, log) => {
  if (!["make", "list", "end"].includes(action)) throw new CommandError(usage)
  const asked = action === "make" ? readAsked(rest) : null
  if (action === "end" && (rest[0] ?? "").length < 4) throw new CommandError(usage)
  const database = await openDatabase(env, log)
  try {
    await migrate(database)
    const { db } = database
    if (asked) return made(env, asked, await makeInvitation(db, asked, new Date()))
    if (action === "list") return listed(await readInvitations(db, new Date()))
    if (await endInvitation(db, rest[0] ?? "")) return ["It lets nobody in any more. Accounts that it has let in stay."]
    throw new CommandError(`No single invitation begins with ${rest[0]}: npm run invite -- list`)
  } finally {
    await database.close()
  }
})

function readAsked([uses = String(usual.uses), days = String(usual.days), ...label]: string[]) {
  const asked = { uses: Number(uses), days: Number(days), label: label.join(" ").slice(0, 100) }
  const isWithin = (number: number, most: number) => Number.isInteger(number) && number >= 1 && number <= most
  if (!isWithin(asked.uses, invitationUsesMost) || !isWithin(asked.days, invitationDaysMost))
    throw new CommandError(usage)
  return asked
}

function made(env: Env, { uses, days }: { uses: number; days: number }, code: string) {
  const lines = [
    `${env.baseUrl}/signup#${shownInvitation(code)}`,
    `or, typed in the form: ${shownInvitation(code)}`,
    `It lets in ${uses === 1 ? "one mother" : `${uses} mothers`} within ${days === 1 ? "a day" : `${days} days`}, and is shown this once.`,
  ]
  if (env.signUps.byMail === "open")
    lines.push("Sign-ups are open: without SIGN_UPS=invited nobody needs it, and it counts who comes by it.")
  if (env.signUps.byMail === "closed") lines.push("Sign-ups are closed: without SIGN_UPS=invited it lets nobody in.")
  return lines
}

function listed(invitations: Awaited<ReturnType<typeof readInvitations>>) {
  if (invitations.length === 0) return ["There is no invitation. Make one: npm run invite -- make"]
  return invitations.map(({ id, label, uses, uses_left, expires_at }) => {
    return `${id.slice(0, 8)}  ${uses_left} of ${uses} left, until ${expires_at.slice(0, 10)}  ${withoutControls(label)}`.trimEnd()
  })
}
