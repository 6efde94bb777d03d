import { randomBytes } from "node:crypto"
import { connect, createServer } from "node:net"
import pg from "pg"
import { expect, onTestFinished, test, vi } from "vitest"
import { runDoctor } from "#tests/api/run-programs.ts"
import { freshDatabaseUrl, migratedDatabaseUrl } from "#tests/api/test-database.ts"
import { freePort } from "#tests/e2e/server.ts"
import { freshDataDir, motherOn, spawnServer } from "#tests/resilience/server.ts"
import { examine } from "../doctor/examine.ts"
import { createLog } from "../log.ts"

// Each test starts several processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** Runs statements as an operator would; DATABASE stands for the database's name. */
async function run(url: string, ...statements: string[]) {
  const client = new pg.Client(url)
  await client.connect()
  for (const statement of statements) await client.query(statement.replaceAll("DATABASE", nameIn(url)))
  await client.end()
}

const nameIn = (url: string) => new URL(url).pathname.slice(1)
const emptyDatabase = async () => (await freshDatabaseUrl("postgres")) ?? ""

async function told(databaseUrl: string) {
  const server = await spawnServer({ DATABASE_URL: databaseUrl, DATA_DIR: freshDataDir() })
  const code = await server.ended
  const variables = { DATABASE_URL: databaseUrl, DATA_DIR: "/nowhere" }
  const around = { backupFolder: "/nowhere", isThorough: false, log: createLog("silent"), now: new Date() }
  const findings = await examine({ variables, ...around })
  const wrong = findings.filter(
    ({ check, verdict, says }) => check === "database" && verdict === "wrong" && !says.includes("fsync"),
  )
  return { code, said: server.output.err.trim(), wrong }
}

async function withoutSchema(databaseUrl: string) {
  await run(databaseUrl, "alter database DATABASE set search_path = ''")
  return databaseUrl
}

async function besideItsTables(databaseUrl: string) {
  await run(databaseUrl, "create schema other", "alter database DATABASE set search_path = other")
  return databaseUrl
}

/** Creates a user with the rights that PostgreSQL gives to everybody since version 15. */
async function ofAnotherUser(databaseUrl: string) {
  const role = `other_${randomBytes(6).toString("hex")}`
  await run(databaseUrl, `create role ${role} login password 'x'`)
  onTestFinished(() => run(databaseUrl, `drop role ${role}`))
  return Object.assign(new URL(databaseUrl), { username: role, password: "x" }).href
}

test.each<[string, () => Promise<string>, RegExp]>([
  ["no schema", async () => withoutSchema(await emptyDatabase()), /search_path of this user names no schema/],
  [
    "its tables in a schema that is not looked into",
    async () => withoutSchema(await migratedDatabaseUrl()),
    /tables are in the schema public, which the search_path/,
  ],
  [
    "another schema, in which an empty installation would begin",
    async () => besideItsTables(await migratedDatabaseUrl()),
    /tables are in the schema public, which the search_path/,
  ],
  [
    "a user who may make no tables",
    async () => ofAnotherUser(await emptyDatabase()),
    /user may not make tables in the schema public/,
  ],
])(
  "a database with %s is refused by a sentence that says what to do, at the start and by npm run doctor",
  async (_, make, says) => {
    const databaseUrl = await make()
    const { code, said, wrong } = await told(databaseUrl)
    expect(code).toBe(1)
    expect(said).toMatch(/^The setting DATABASE_URL names a database that cannot be used \([^\n]+\)\.$/)
    expect(said).toMatch(says)
    expect(wrong).toEqual([expect.objectContaining({ says: expect.stringMatching(says), advice: expect.any(String) })])
  },
)

test("one that takes no write for now is waited for, named by npm run doctor, and used once it takes some", async () => {
  const databaseUrl = await migratedDatabaseUrl()
  await run(databaseUrl, "alter database DATABASE set default_transaction_read_only = on")
  const server = await spawnServer({ DATABASE_URL: databaseUrl, DATA_DIR: freshDataDir() })
  await expect
    .poll(() => server.output.err, { timeout: 60_000 })
    .toMatch(/^PostgreSQL cannot be used yet \(default_transaction_read_only is on/)
  const { ok, findings } = await runDoctor({ dataDir: "/nowhere", databaseUrl })
  expect(ok).toBe(false)
  const says = "default_transaction_read_only is on: PostgreSQL takes no write"
  expect(findings).toContainEqual(expect.objectContaining({ verdict: "wrong", says }))
  // A transaction that sets its own mode may write, which shows that only the default is in the way.
  await run(
    databaseUrl,
    "set default_transaction_read_only = off",
    "alter database DATABASE reset default_transaction_read_only",
  )
  await server.ready()
  expect(server.output.err.trim().split("\n")).toHaveLength(1)
  await motherOn(server, "Ana")
})

test("one that refuses connections at first is waited for", async () => {
  const databaseUrl = await migratedDatabaseUrl()
  const { hostname, port, password } = new URL(databaseUrl)
  const later = await freePort()
  const url = Object.assign(new URL(databaseUrl), {
    hostname: "127.0.0.1",
    port: String(later),
  }).href
  const server = await spawnServer({ DATABASE_URL: url, DATA_DIR: freshDataDir() })
  await expect
    .poll(() => server.output.err, { timeout: 60_000 })
    .toMatch(/^PostgreSQL cannot be used yet \(.*ECONNREFUSED/)
  const forwarding = createServer((socket) => {
    const onward = connect(Number(port), hostname)
    socket.pipe(onward).pipe(socket)
    for (const end of [socket, onward]) end.on("error", () => {})
  }).listen(later, "127.0.0.1")
  onTestFinished(() => void forwarding.close())
  await server.ready()
  expect(server.output.err).not.toContain(`:${password}@`)
  await motherOn(server, "Ana")
  await server.end("SIGTERM")
})
