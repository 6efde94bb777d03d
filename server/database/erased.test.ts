import { existsSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { sqliteFile } from "#server/database/open.ts"
import { perform, sync, written } from "#tests/api/sync.ts"
import { describeOnSqlite, type TestApp, testNow } from "#tests/api/test-app.ts"

const texts = Array.from({ length: 60 }, (_, index) => `segredo${index}x`.padEnd(20 + ((index * 97) % 900), "ab "))

function found({ env }: TestApp, strings: readonly string[]) {
  const file = sqliteFile(env.dataDir)
  const files = [file, `${file}-wal`].filter((path) => existsSync(path))
  const bytes = Buffer.concat(files.map((path) => readFileSync(path)))
  return strings.filter((text) => bytes.includes(text.slice(0, 11)))
}

/** Stores entries of many lengths and edits each, so that their texts stand in the database's file or its log. */
async function withEntries(app: TestApp) {
  const mother = await app.mother("Ana")
  for (const notes of texts) {
    const entry = written(undefined, { notes })
    await sync(mother, [entry])
    const { entryId } = entry.args
    await sync(mother, [written(entryId, { notes: `${notes} e depois` })])
  }
  expect(found(app, texts)).toEqual(texts)
  return mother
}

describeOnSqlite("deleted words", (createTestApp) => {
  test("leave the file with a withdrawal", async () => {
    const app = await createTestApp()
    const mother = await withEntries(app)
    await perform(mother, "consentWithdrawn", { purpose: "diary" }, testNow.toISOString())
    expect(found(app, texts)).toEqual([])
  })

  test("leave the file with the account", async () => {
    const app = await createTestApp()
    const mother = await withEntries(app)
    expect((await mother.post("/api/auth/delete-user", { password: mother.account.password })).status).toBe(200)
    expect(found(app, [...texts, mother.account.email])).toEqual([])
  })

  test("leave it with the next round of the jobs where she deletes an entry", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const entry = written(undefined, { notes: texts[0] as string })
    await sync(mother, [entry])
    await perform(mother, "entryDeleted", { entryId: entry.args.entryId })
    expect(found(app, texts)).not.toEqual([])
    app.jobs.wake()
    await app.background.settled()
    expect(found(app, texts)).toEqual([])
  })

  test("wait for a backup that reads meanwhile, and nobody else does", async () => {
    const app = await createTestApp()
    const mother = await withEntries(app)
    const { DatabaseSync } = await import("node:sqlite")
    const backup = new DatabaseSync(sqliteFile(app.env.dataDir), { readOnly: true })
    backup.exec("begin; select count(*) from user")
    await perform(mother, "consentWithdrawn", { purpose: "diary" }, testNow.toISOString())
    expect((await mother.get("/api/diary-entries")).status).toBe(200)
    backup.exec("commit")
    backup.close()
    app.jobs.wake()
    await app.background.settled()
    expect(found(app, texts)).toEqual([])
  })
})
