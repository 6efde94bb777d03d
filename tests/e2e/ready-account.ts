import { randomBytes, randomUUID } from "node:crypto"
import { join } from "node:path"
import { DatabaseSync, type SQLInputValue } from "node:sqlite"
import { agreeToAll } from "../api/agree.ts"
import { cheapHash } from "../cheap-hash.ts"

export type Account = { name: string; email: string; password: string }

/** For each server, the account that its API made and from which all others are copied. */
const firstAccounts = new Map<string, Promise<string>>()

/**
 * An account as the API makes one, without its work: the rows of one that was signed up, under another name and address, with a
 * password that is cheap to verify. Nothing is mailed to her.
 */
export async function insertAccount(
  { url, dataDir }: { url: string; dataDir: string },
  account: Account,
  hasAgreed: boolean,
  language: string | null = null,
) {
  const first = firstAccounts.get(url) ?? signUpFirst(url)
  firstAccounts.set(url, first)
  const database = new DatabaseSync(join(dataDir, "florescer.sqlite"), { timeout: 10_000 })
  copyAccount(database, await first, account, hasAgreed, language)
  database.close()
}

function copyAccount(
  database: DatabaseSync,
  firstEmail: string,
  { name, email, password }: Account,
  hasAgreed: boolean,
  language: string | null,
) {
  const rowsOf = (sql: string) => database.prepare(sql).all(firstEmail)
  const ofFirst = "(select id from user where email = ?)"
  const id = randomBytes(16).toString("hex")
  const insert = (table: string, changes: object) => (row: object) => {
    const values = { ...row, ...changes }
    const columns = Object.keys(values).map((column) => `"${column}"`)
    const places = columns.map(() => "?")
    const statement = database.prepare(`insert into ${table} (${columns}) values (${places})`)
    statement.run(...(Object.values(values) as SQLInputValue[]))
  }
  database.exec("begin immediate")
  const isKnown = database.prepare("select 1 from user where email = ?").get(email)
  if (!isKnown) {
    rowsOf("select * from user where email = ?").forEach(insert("user", { id, full_name: name, email, language }))
    const own = { id: randomUUID(), accountId: id, userId: id, password: cheapHash(password) }
    rowsOf(`select * from account where userId = ${ofFirst}`).forEach(insert("account", own))
    for (const table of hasAgreed ? ["consents", "receipts"] : [])
      rowsOf(`select * from ${table} where user_id = ${ofFirst}`).forEach(insert(table, { user_id: id }))
  }
  database.exec("commit")
}

async function signUpFirst(origin: string) {
  const email = `first-${randomUUID()}@exemplo.com`
  const account = { name: "First", email, password: "um segredo bom" }
  let cookie = ""
  const post = async (path: string, body: object) => {
    const headers = { origin, "content-type": "application/json", cookie }
    const answer = await fetch(`${origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0])
    if (cookies.length > 0) cookie = cookies.join("; ")
    return { status: answer.status, body: await answer.json() }
  }
  await post("/api/auth/sign-up/email", account)
  const { id } = (await post("/api/auth/sign-in/email", account)).body.user
  await agreeToAll({ id, post })
  return email
}
