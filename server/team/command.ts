import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import type { Kysely } from "kysely"
import { isLanguage, type Language } from "#domain/language.ts"
import { posterSchema } from "#domain/team/poster.ts"
import { reportMonths } from "#domain/team/report-month.ts"
import { prepareDataDir } from "../data-dir.ts"
import { migrate } from "../database/migrate.ts"
import { openDatabase } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import type { Env } from "../env.ts"
import { isLoopback } from "../loopback.ts"
import { buildFolder, findBuilds } from "../pages/builds.ts"
import { CommandError, runProgram } from "../program.ts"
import { type Added, addMember, readMembers, removeMember } from "./members.ts"
import { makePoster } from "./poster/make-poster.ts"
import { withoutControls } from "./questions/describe-question.ts"
import { makeReport } from "./report/report.ts"

const usage =
  "Say what to do: npm run team -- list | add ana@example.org | add ana@example.org operator --language en | remove ana@example.org | poster --language pt [where it hangs] | report --month 2026-11 --language pt"

const answers: Record<Added, string> = {
  added: "is of the team now. They sign in, switch on two-step sign-in, and open /team.",
  changed: "is of the team.",
  "no account": "has no account here. Whoever it is signs up first, as everybody does.",
  "not confirmed":
    "has not been confirmed: the mail of the sign-up has a link for it, and so has each mail that the sign-in page sends.",
}

await runProgram(async (env, log) => {
  const { action, email, role, language, place, month } = readArguments()
  if (!["add", "remove", "list", "poster", "report"].includes(action)) throw new CommandError(usage)
  if (["add", "remove"].includes(action) && !email.includes("@")) throw new CommandError(usage)
  if (role !== undefined && !(action === "add" && role === "operator")) throw new CommandError(usage)
  const database = await openDatabase(env, log)
  try {
    await migrate(database)
    const { db } = database
    if (action === "list") return await list(db)
    if (action === "report") return await report(db, env, language ?? "pt", month)
    if (action === "poster") return await poster(db, env, language ?? "pt", place)
    if (action === "remove") {
      if (await removeMember(db, email)) return [`${email} is not of the team any more.`]
      throw new CommandError(`${email} is not of the team.`)
    }
    const added = await addMember(db, email, role === "operator", new Date(), language)
    if (added === "no account" || added === "not confirmed") throw new CommandError(`${email} ${answers[added]}`)
    return [
      `${email} ${answers[added]}`,
      ...(language ? [`They read and are written to in “${language}”: ${env.baseUrl}/${language}/login`] : []),
    ]
  } finally {
    await database.close()
  }
})

type Arguments = {
  action: string
  email: string
  role: string | undefined
  language: Language | undefined
  /** The label for where a poster hangs, which only the operator sees. */
  place: string
  /** The month of a report (YYYY-MM). */
  month: string
}

function readArguments(): Arguments {
  try {
    const options = { language: { type: "string" }, month: { type: "string" } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [action = "", ...rest] = positionals
    const { language, month = "" } = values
    const isPoster = action === "poster"
    const takesLanguage = ["add", "poster", "report"].includes(action)
    if (language !== undefined && !(isLanguage(language) && takesLanguage)) throw new Error()
    if ((action === "report") !== (month !== "")) throw new Error()
    const [email = "", role] = isPoster ? [] : rest
    return { action, email, role, language, place: isPoster ? rest.join(" ") : "", month }
  } catch {
    throw new CommandError(usage)
  }
}

/**
 * Writes the poster's page into the data folder, which only the owner can read, because its code lets people sign up.
 */
async function poster(db: Kysely<Tables>, env: Env, language: Language, place: string) {
  const asked = posterSchema.safeParse({ language, place })
  if (!asked.success) throw new CommandError(usage)
  const { clientDir } = findBuilds(buildFolder)
  const { page, address } = await makePoster(db, { env, clientDir }, asked.data, new Date())
  prepareDataDir(env.dataDir)
  const file = join(env.dataDir, `poster-${language}.html`)
  writeFileSync(file, page)
  return [
    `Wrote ${file}: open it in a browser and print it on one sheet.`,
    `Its code leads to ${address} and counts who signs up by it for a year: npm run invite -- list, or the overview.`,
    ...(env.clinicName ? [] : ["CLINIC_NAME is not set: the poster names no clinic."]),
    ...(env.signUps.byMail === "closed" ? ["Sign-ups are closed: nobody signs up by it."] : []),
    ...(isLoopback(new URL(env.baseUrl).hostname) ? ["BASE_URL is this machine: no phone reaches it."] : []),
  ]
}

/** Writes a month's report into the data folder, from which the operator hands it on. */
async function report(db: Kysely<Tables>, env: Env, language: Language, month: string) {
  const now = new Date()
  const months = reportMonths(now)
  if (!months.includes(month)) throw new CommandError(`Of these months there is a report: ${months.join(", ")}`)
  const text = await makeReport(db, { month, language }, now)
  prepareDataDir(env.dataDir)
  const file = join(env.dataDir, `report-${month}.csv`)
  writeFileSync(file, text)
  return [`Wrote ${file}: counts in fives, without names, and nothing of fewer than five women.`]
}

async function list(db: Kysely<Tables>) {
  const members = await readMembers(db)
  if (members.length === 0)
    return ["Nobody is of the team. Add somebody who has signed up: npm run team -- add address"]
  return members.map(({ name, email, isOperator, addedAt }) => {
    return `${email}  ${withoutControls(name)}${isOperator ? "  (operator)" : ""}, since ${addedAt.slice(0, 10)}`
  })
}
