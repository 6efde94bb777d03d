import { parseArgs } from "node:util"
import { isLanguage, type Language } from "#domain/language.ts"
import { migrate } from "../database/migrate.ts"
import { openDatabase } from "../database/open.ts"
import { CommandError, runProgram } from "../program.ts"
import { type Added, addMember, readMembers, removeMember } from "./members.ts"
import { withoutControls } from "./questions/describe-question.ts"

const usage =
  "Say what to do: npm run team -- list | add ana@example.org | add ana@example.org operator --language en | remove ana@example.org"

const answers: Record<Added, string> = {
  added: "is of the team now. They sign in, switch on two-step sign-in, and open /team.",
  changed: "is of the team.",
  "no account": "has no account here. Whoever it is signs up first, as everybody does.",
  "not confirmed":
    "has not been confirmed: the mail of the sign-up has a link for it, and so has each mail that the sign-in page sends.",
}

await runProgram(async (env, log) => {
  const { action, email, role, language } = readArguments()
  if (!["add", "remove", "list"].includes(action) || (action !== "list" && !email.includes("@"))) {
    throw new CommandError(usage)
  }
  if (role !== undefined && !(action === "add" && role === "operator")) throw new CommandError(usage)
  const database = await openDatabase(env, log)
  try {
    await migrate(database)
    const { db } = database
    if (action === "list") return await list(db)
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

function readArguments(): { action: string; email: string; role: string | undefined; language: Language | undefined } {
  try {
    const { values, positionals } = parseArgs({ options: { language: { type: "string" } }, allowPositionals: true })
    const [action = "", email = "", role] = positionals
    const { language } = values
    if (language !== undefined && !(isLanguage(language) && action === "add")) throw new Error()
    return { action, email, role, language }
  } catch {
    throw new CommandError(usage)
  }
}

async function list(db: Parameters<typeof readMembers>[0]) {
  const members = await readMembers(db)
  if (members.length === 0)
    return ["Nobody is of the team. Add somebody who has signed up: npm run team -- add address"]
  return members.map(({ name, email, isOperator, addedAt }) => {
    return `${email}  ${withoutControls(name)}${isOperator ? "  (operator)" : ""}, since ${addedAt.slice(0, 10)}`
  })
}
