import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { describe, expect, test, vi } from "vitest"
import { anaOfTheReleases, placeOfRelease, secretOfTheReleases } from "#tests/api/first-schema.ts"
import { emptyPlace, type Place, startRealServer } from "#tests/api/real-server.ts"
import { runBackup, runDoctor, runRestore, temporaryFolder } from "#tests/api/run-programs.ts"
import { describeOnBoth } from "#tests/api/test-app.ts"
import { authSecretFile } from "../data-dir.ts"
import { migrateTo } from "../database/migrate.ts"
import { openDatabase, sqliteFile } from "../database/open.ts"
import { createLog } from "../log.ts"

// Each test starts several processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

const bia = { name: "Bia Nova", email: "nova@example.org", password: "senha de Bia" }
const secretIn = ({ dataDir }: Place) => readFileSync(authSecretFile(dataDir), "utf8")
const isIn = (file: string, secret: string) => readFileSync(file).includes(secret)

async function startOnce(place: Place) {
  await (await startRealServer(place)).stop()
}

describe.each(["sqlite", "postgres"] as const)("the secret and backups (%s)", (type) => {
  test("a new installation's copy is without it and says where it is; with its file a restore reads all", async () => {
    const home = await emptyPlace(type)
    const server = await startRealServer(home)
    await server.visitor().signUp(bia)
    await server.stop()
    const backup = await runBackup(home)
    expect(backup).toMatchObject({ code: 0, err: "" })
    expect(backup.out).toContain(`The secret is not in it, but is auth-secret in ${home.dataDir}`)
    expect(isIn(backup.file, secretIn(home))).toBe(false)

    const without = await emptyPlace(type)
    const lacking = await runRestore(without, backup.file)
    expect(lacking).toMatchObject({ code: 0, err: "" })
    expect(lacking.out).toContain(
      "The secret of then is not here. Without it end: the second step of 0 accounts (npm run two-step -- off address lets one in), 0 pending mails, notifications to browsers.",
    )
    expect((await (await startRealServer(without)).visitor().signIn(bia)).status).toBe(200)

    const elsewhere = await emptyPlace(type)
    // An editor may add a line end when it saves the file.
    const apart = join(temporaryFolder(), "secret")
    writeFileSync(apart, `${secretIn(home)}\n`)
    const restored = await runRestore(elsewhere, backup.file, "--secret-file", apart)
    expect(restored).toMatchObject({ code: 0, err: "" })
    expect(restored.out).not.toContain("secret")
    expect(secretIn(elsewhere)).toBe(secretIn(home))
    expect(statSync(authSecretFile(elsewhere.dataDir)).mode & 0o777).toBe(0o600)
    // The choice about the secret is stored in the database, so it was restored too.
    await startOnce(elsewhere)
    expect(await runBackup(elsewhere)).toMatchObject({ code: 0, err: "" })
  })

  test("an installation from before is asked what becomes of it, until it is said", async () => {
    const home = await placeOfRelease(type, "0.2.0")
    writeFileSync(authSecretFile(home.dataDir), secretOfTheReleases, { mode: 0o600 })
    const asked = async () => {
      const refused = await runBackup(home)
      expect(refused).toMatchObject({ code: 1, out: "" })
      expect(refused.err).toMatch(/^Backups held the secret until now; say once what becomes of it\. [^\n]+\.\n$/)
      for (const option of ["--secret-file FILE", "--without-secret", "--passphrase-file FILE", "--with-secret"])
        expect(refused.err).toContain(option)
      expect(readdirSync(join(refused.folder, "..")).filter((name) => name.endsWith(".sqlite"))).toEqual([])
    }
    await asked()
    await startOnce(home)
    await asked()
    const { findings } = await runDoctor(home)
    expect(findings).toContainEqual(
      expect.objectContaining({
        check: "backup",
        verdict: "wrong",
        says: expect.stringMatching(/becomes of the secret/),
      }),
    )

    const along = await runBackup(home, ["--with-secret"])
    expect(along).toMatchObject({ code: 0, err: "" })
    expect(isIn(along.file, secretOfTheReleases)).toBe(true)
    await asked()

    const apart = join(temporaryFolder(), "secret")
    const chosen = await runBackup(home, ["--secret-file", apart])
    expect(chosen).toMatchObject({ code: 0, err: "" })
    expect(readFileSync(apart, "utf8")).toBe(secretOfTheReleases)
    expect(statSync(apart).mode & 0o777).toBe(0o600)
    const afterwards = await runBackup(home)
    expect(afterwards).toMatchObject({ code: 0, err: "" })
    for (const { file } of [chosen, afterwards]) expect(isIn(file, secretOfTheReleases)).toBe(false)

    const elsewhere = await emptyPlace(type)
    expect(await runRestore(elsewhere, along.file)).toMatchObject({ code: 0, err: "" })
    expect(secretIn(elsewhere)).toBe(secretOfTheReleases)
    expect((await (await startRealServer(elsewhere)).visitor().signIn(anaOfTheReleases)).status).toBe(200)
  })
})

test("where AUTH_SECRET is a setting nothing is asked, and the copy is without it", async () => {
  const home = await placeOfRelease("sqlite", "0.2.0")
  await (await startRealServer(home, { AUTH_SECRET: secretOfTheReleases })).stop()
  const backup = await runBackup(home, [], { AUTH_SECRET: secretOfTheReleases })
  expect(backup).toMatchObject({ code: 0, err: "" })
  expect(backup.out).toContain("The secret is not in it, but is the setting AUTH_SECRET")
  expect(isIn(backup.file, secretOfTheReleases)).toBe(false)
})

test("by a passphrase it is sealed in the copy, and only that opens it", async () => {
  const home = await emptyPlace("sqlite")
  await startOnce(home)
  const [right, wrong, short] = ["correct horse battery", "correct horse batteries", "short"].map((text, index) => {
    const file = join(temporaryFolder(), String(index))
    writeFileSync(file, `${text}\n`)
    return file
  }) as [string, string, string]
  expect((await runBackup(home, ["--passphrase-file", short])).err).toMatch(/is shorter than 16 characters\.\n$/)
  const { file, code } = await runBackup(home, ["--passphrase-file", right])
  expect(code).toBe(0)
  expect(isIn(file, secretIn(home))).toBe(false)

  const elsewhere = await emptyPlace("sqlite")
  const refused = await runRestore(elsewhere, file, "--passphrase-file", wrong)
  expect(refused).toMatchObject({ code: 1, out: "" })
  expect(refused.err).toMatch(/^The passphrase is not the one [^\n]+\.\n$/)
  expect(readdirSync(elsewhere.dataDir)).toEqual([])
  expect((await runRestore(elsewhere, file)).out).toContain("restore it again with --passphrase-file FILE")
  expect((await runRestore(elsewhere, file, "--passphrase-file", right)).out).not.toContain("secret")
  expect(secretIn(elsewhere)).toBe(secretIn(home))
})

test("a copy of before, which has it, is restored, and a secret that was there is kept aside", async () => {
  const home = await emptyPlace("sqlite")
  await startOnce(home)
  const { file } = await runBackup(home, ["--with-secret"])
  const before = await emptyPlace("sqlite")
  const database = await openDatabase(before, createLog("silent"))
  await migrateTo(database, "034-taken-back")
  await database.close()
  const older = new DatabaseSync(sqliteFile(before.dataDir))
  older.exec(`pragma journal_mode = delete; attach '${file}' as newer`)
  older.exec("create table florescer_copy as select * from newer.florescer_copy")
  older.exec("alter table florescer_copy drop column sealed_secret")
  older.close()
  const elsewhere = await emptyPlace("sqlite")
  await startOnce(elsewhere)
  const former = secretIn(elsewhere)
  const restored = await runRestore(elsewhere, sqliteFile(before.dataDir))
  expect(restored).toMatchObject({ code: 0, err: "" })
  expect(secretIn(elsewhere)).toBe(secretIn(home))
  const aside = restored.out.match(/The secret that was there before is kept as (.+)\.\n/)?.[1] ?? ""
  expect(readFileSync(aside, "utf8")).toBe(former)
})

describeOnBoth("a restore without the secret", (createTestApp) => {
  test("prints what it ends, and where it is lost for good new keys for notifications are made", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await ana.enableTwoStep()
    await app.background.settled()
    await app.db.deleteFrom("outgoing_mails").execute()
    const mail = { kind: "new-device", to: ana.account.email, subject: "", text: "", html: "", usefulMinutes: 60 }
    await app.mails.keep(app.db, ana.id, mail)
    const { file } = await runBackup(app.place())
    const elsewhere = await emptyPlace(app.type)
    const ends = "the second step of 1 accounts (npm run two-step -- off address lets one in), 1 pending mails"
    const moved = await runRestore(elsewhere, file, "--move")
    expect(moved.out).toContain(`Without it end: ${ends}, notifications to browsers, every session.`)
    const restored = await runRestore(elsewhere, file, "--force", "--without-secret")
    expect(restored).toMatchObject({ code: 0, err: "" })
    expect(restored.out).toContain(`Without it end: ${ends}, notifications to browsers.`)

    const server = await startRealServer(elsewhere)
    expect((await server.visitor().signIn(ana.account)).body).toEqual({ needsSecondStep: true })
    const { findings } = await runDoctor(elsewhere)
    expect(findings).toContainEqual({ check: "push", verdict: "ok", says: "the push keys are there and can be read" })
  })
})
