import { execFileSync, spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import { chownSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { knownVersions } from "#server/database/migrate.ts"
import { sqliteFile } from "#server/database/open.ts"
import { findPostgres } from "../../scripts/set-up/cluster.mjs"
import { storeEverything } from "../api/everything.ts"
import { describeOnPostgres, describeOnSqlite, type TestApp } from "../api/test-app.ts"
import { freePort } from "../e2e/server.ts"
import { until } from "../resilience/until.ts"

// `npm run fixture` writes the schema of the version in package.json, with the rows of two mothers, as this version stores them
// on both databases, and the hashes of its migrations. It is made as the last thing before a release, and again where a migration
// comes after it.

const root = join(import.meta.dirname, "../..")
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string }
const released = join(root, "tests/fixtures/released")
const folder = join(released, version)
const schema = knownVersions.at(-1) ?? ""

function write(type: "SQLite" | "PostgreSQL", how: string, dump: string) {
  mkdirSync(folder, { recursive: true })
  const head = `-- Ana and Bia, with something in every table, as version ${version} itself stored it on ${type}\n-- (${how})\n\n`
  writeFileSync(join(folder, `${type === "SQLite" ? "sqlite" : "postgres"}.sql`), head + dump)
}

async function storeTwoMothers(app: TestApp) {
  for (const name of ["Ana", "Bia"]) await storeEverything(app, await app.mother(name))
  await app.background.settled()
}

/** A folder that PostgreSQL's user may enter, which goes with the test. */
function openFolder(user?: { uid: number; gid: number }) {
  const place = mkdtempSync(join(tmpdir(), "florescer-fixture-"))
  if (user) chownSync(place, user.uid, user.gid)
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  return place
}

/** Debian's PostgreSQL, which has the pg_dump of its own version. */
async function startPostgres() {
  const programs = findPostgres()
  if (!programs) throw new Error("It needs Debian's package postgresql.")
  const { postgresFolder, user } = programs
  const as = { ...user, env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" } }
  const data = join(openFolder(user), "data")
  execFileSync(join(postgresFolder, "initdb"), ["-D", data, "-U", "florescer", "-A", "trust", "-E", "UTF8"], as)
  const port = await freePort()
  const server = spawn(join(postgresFolder, "postgres"), ["-D", data, "-h", "127.0.0.1", "-p", `${port}`, "-k", ""], {
    ...as,
    stdio: "ignore",
  })
  onTestFinished(async () => {
    server.kill("SIGINT")
    await once(server, "close")
  })
  const to = ["-h", "127.0.0.1", "-p", `${port}`, "-U", "florescer"]
  await until(async () => {
    try {
      execFileSync(join(postgresFolder, "createdb"), [...to, "florescer"], { stdio: "ignore" })
      return true
    } catch {
      return false
    }
  })
  const dump = (...options: string[]) =>
    execFileSync(join(postgresFolder, "pg_dump"), [...to, ...options, "florescer"], {
      encoding: "utf8",
      maxBuffer: 1e9,
    })
  return { url: `postgres://florescer@127.0.0.1:${port}/florescer`, dump }
}

describeOnSqlite("the fixture of a release", (createTestApp) => {
  test("is written", async () => {
    const app = await createTestApp()
    await storeTwoMothers(app)
    const copy = join(openFolder(), "copy.sqlite")
    execFileSync("sqlite3", [sqliteFile(app.env.dataDir), `vacuum into '${copy}'`])
    const dump = execFileSync("sqlite3", [copy, ".dump"], { encoding: "utf8", maxBuffer: 1e9 })
    expect(dump).toContain("PRAGMA foreign_keys=OFF;")
    write("SQLite", "vacuum into, .dump", dump.replace("PRAGMA foreign_keys=OFF;", "pragma foreign_keys = off;"))
  })
})

describeOnPostgres("the fixture of a release", (createTestApp) => {
  test("is written", async () => {
    const { url, dump } = await startPostgres()
    await storeTwoMothers(await createTestApp({ DATABASE_URL: url }))
    const lines = dump("--inserts", "--no-owner", "--no-privileges").split("\n")
    // Comments, and what only psql understands.
    const statements = lines.filter((line) => !line.startsWith("--") && !line.startsWith("\\"))
    const text = `${statements
      .join("\n")
      .replaceAll(/\n{3,}/g, "\n\n")
      .trim()}\n`
    write("PostgreSQL", "pg_dump --inserts --no-owner --no-privileges, without what only psql understands", text)
  })
})

test("its migrations are noted", () => {
  const file = join(released, "releases.json")
  const { releases } = JSON.parse(readFileSync(file, "utf8"))
  const migrations = globSync("*.ts", { cwd: join(root, "server/database/migrations") }).toSorted()
  const hashes = migrations.map((name) => {
    const content = readFileSync(join(root, "server/database/migrations", name))
    return [name, createHash("sha256").update(content).digest("hex").slice(0, 16)]
  })
  const noted = { releases: { ...releases, [version]: { schema } }, migrations: Object.fromEntries(hashes) }
  writeFileSync(file, `${JSON.stringify(noted, null, 2)}\n`)
  expect(Object.keys(noted.migrations)).toContain(`${schema}.ts`)
})
