import pg from "pg"
import { expect, test } from "vitest"
import { describeOnPostgres } from "#tests/api/test-app.ts"
import { freshDatabaseUrl } from "#tests/api/test-database.ts"
import { findOtherDefaults } from "./session-settings.ts"

/** Creates a database whose defaults somebody has changed to `settings`. */
async function databaseWith(settings: Record<string, string>) {
  const url = (await freshDatabaseUrl("postgres")) ?? ""
  const client = new pg.Client(url)
  await client.connect()
  const name = new URL(url).pathname.slice(1)
  for (const [setting, value] of Object.entries(settings))
    await client.query(`alter database ${name} set ${setting} = '${value}'`)
  await client.end()
  return url
}

const odd = {
  default_transaction_isolation: "serializable",
  datestyle: "SQL, DMY",
  standard_conforming_strings: "off",
  synchronous_commit: "off",
  statement_timeout: "5s",
  lock_timeout: "5s",
  idle_in_transaction_session_timeout: "2min",
}

describeOnPostgres("defaults of a database", (createTestApp) => {
  test("are not those that we rely on, and twelve sign up at once all the same", async () => {
    const app = await createTestApp({ DATABASE_URL: await databaseWith(odd) })
    const accounts = Array.from({ length: 12 }, (_, it) => ({
      name: "Ana",
      email: `ana${it}@example.org`,
      password: "senha",
    }))
    const answers = await Promise.all(accounts.map((account) => app.visitor().signUp(account)))
    expect(answers.map(({ status }) => status)).toEqual(accounts.map(() => 200))
    const asked = ["synchronous_commit", "statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"]
    const shown = asked.map((name) => `current_setting('${name}') as ${name}`).join()
    const { rows } = (await app.database.pool?.query(`select ${shown}`)) ?? {}
    const limits = { statement_timeout: "1min", lock_timeout: "1min", idle_in_transaction_session_timeout: "2min" }
    expect(rows).toEqual([{ synchronous_commit: "on", ...limits }])
    expect(await findOtherDefaults(app.database)).toBeUndefined()
  })

  test.each([
    [
      { default_transaction_isolation: "serializable" },
      /^its default_transaction_isolation is "serializable", .* = 'read committed'$/,
    ],
    [
      { statement_timeout: "1s" },
      /^its statement_timeout is "1000 ms", which a pooler of transactions keeps: .* = '60s'$/,
    ],
  ])("that a pooler would bring back are named: %j", async (defaults, says) => {
    const app = await createTestApp({ DATABASE_URL: await databaseWith(defaults) })
    const behindPooler = { ...app.database, listeningPool: new pg.Pool({ connectionString: app.env.databaseUrl }) }
    expect(await findOtherDefaults(behindPooler)).toMatch(says)
    await behindPooler.listeningPool.end()
  })
})
