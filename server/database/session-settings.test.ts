import pg from "pg"
import { expect, test } from "vitest"
import { describeOnPostgres } from "#tests/api/test-app.ts"
import { freshDatabaseUrl } from "#tests/api/test-database.ts"
import { findOtherDefaults } from "./session-settings.ts"

/** As somebody has set them for the database. */
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
    const { rows } = (await app.database.pool?.query("select current_setting('synchronous_commit') as commit")) ?? {}
    expect(rows).toEqual([{ commit: "on" }])
    expect(await findOtherDefaults(app.database)).toBeUndefined()
  })

  test("that a pooler would bring back are named", async () => {
    const app = await createTestApp({
      DATABASE_URL: await databaseWith({ default_transaction_isolation: "serializable" }),
    })
    const behindPooler = { ...app.database, listeningPool: new pg.Pool({ connectionString: app.env.databaseUrl }) }
    expect(await findOtherDefaults(behindPooler)).toMatch(/^its default_transaction_isolation is "serializable"/)
    await behindPooler.listeningPool.end()
  })
})
