import {
  closeSync,
  copyFileSync,
  openSync,
  readdirSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { describe, expect, test, vi } from "vitest"
import { anaOfTheFirstSchema, placeOfTheFirstSchema } from "#tests/api/first-schema.ts"
import { emptyPlace, startRealServer } from "#tests/api/real-server.ts"
import { runBackup, runRestore } from "#tests/api/run-programs.ts"

// Each test starts several processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const bia = { name: "Bia Nova", email: "nova@example.org", password: "senha de Bia" }

describe.each(["sqlite", "postgres"] as const)("restoring over accounts (%s)", (type) => {
  test("is refused while a server runs, even when forced, and changes nothing", async () => {
    const { file } = await runBackup(await placeOfTheFirstSchema(type))
    const place = await emptyPlace(type)
    const server = await startRealServer(place)
    const browser = server.visitor()
    await browser.signUp(bia)
    const refused = await runRestore(place, file, "--force")
    expect(refused).toMatchObject({ code: 1, out: "" })
    expect(refused.err).toMatch(/^A server is running on .+: stop it first\.\n$/)
    expect((await browser.signIn(bia)).status).toBe(200)
    expect((await browser.signIn(anaOfTheFirstSchema)).status).toBe(401)
  })

  test("is refused unless forced, and then what was there is kept", async () => {
    const { file } = await runBackup(await placeOfTheFirstSchema(type))
    const place = await emptyPlace(type)
    const server = await startRealServer(place)
    await server.visitor().signUp(bia)
    await server.stop()
    const refused = await runRestore(place, file)
    expect(refused).toMatchObject({ code: 1, out: "" })
    expect(refused.err).toMatch(/^.+ holds accounts: with --force .+\.\n$/)

    const forced = await runRestore(place, file, "--force")
    expect(forced).toMatchObject({ code: 0, err: "" })
    const restored = (await startRealServer(place)).visitor()
    expect((await restored.signIn(anaOfTheFirstSchema)).status).toBe(200)
    expect((await restored.signIn(bia)).status).toBe(401)

    const kept = forced.out.match(/kept as (.+\.sqlite)/)?.[1] ?? ""
    expect(statSync(kept).mode & 0o777).toBe(0o600)
    const before = new DatabaseSync(kept, { readOnly: true })
    expect(before.prepare('select email from "user"').all()).toEqual([{ email: bia.email }])
    before.close()
  })
})

test("a file that is damaged, newer, no copy or not there is refused with one sentence, and nothing is changed", async () => {
  const home = await placeOfTheFirstSchema("sqlite")
  const { file } = await runBackup(home)
  const place = await emptyPlace("sqlite")
  const other = (name: string) => join(home.dataDir, name)

  copyFileSync(file, other("cut"))
  truncateSync(other("cut"), statSync(file).size / 2)
  copyFileSync(file, other("newer"))
  const newer = new DatabaseSync(other("newer"))
  newer.exec("insert into kysely_migration values ('999-of-tomorrow', '2099-01-01')")
  newer.close()
  writeFileSync(other("text"), "no copy ".repeat(1000))

  for (const [name, sentence] of [
    [other("cut"), /is damaged/],
    [other("newer"), /comes from a newer Florescer \(999-of-tomorrow\): update this one first/],
    [other("text"), /is damaged, or is not a copy that "npm run backup" made/],
    [join(home.dataDir, "florescer.sqlite"), /is not a copy that "npm run backup" made/],
    [other("nowhere"), /^There is no file /],
  ] as const) {
    const refused = await runRestore(place, name)
    expect(refused).toMatchObject({ code: 1, out: "" })
    expect(refused.err).toMatch(sentence)
    expect(refused.err).toMatch(/^[^\n]+\.\n$/)
    expect(readdirSync(place.dataDir)).toEqual([])
  }
})

test("there is nothing to copy where no server has run, and a copy that fails leaves nothing behind", async () => {
  for (const type of ["sqlite", "postgres"] as const) {
    const place = await emptyPlace(type)
    const backup = await runBackup(place)
    expect(backup).toMatchObject({ code: 1, out: "" })
    expect(backup.err).toMatch(/^There is nothing to copy yet: [^\n]+\.\n$/)
    expect(readdirSync(backup.folder)).toEqual([])
  }
})

test("where it is the database that is damaged, the backup says so, and not that its copy is", async () => {
  const home = await placeOfTheFirstSchema("sqlite")
  const live = join(home.dataDir, "florescer.sqlite")
  const pageBytes = 4096
  const file = openSync(live, "r+")
  // The first page has the schema, so it is left undamaged.
  for (let page = 2; page < 12; page++) writeSync(file, Buffer.alloc(pageBytes, 7), 0, pageBytes, page * pageBytes)
  closeSync(file)
  const { code, err } = await runBackup(home)
  expect(code).toBe(1)
  expect(err).toContain(`The database itself (${live}) is damaged`)
})
