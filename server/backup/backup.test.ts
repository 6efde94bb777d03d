import { randomUUID } from "node:crypto"
import { readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { describe, expect, test, vi } from "vitest"
import { entriesPerDay } from "#domain/diary/diary.ts"
import { initialProgress, tick } from "#domain/journey/progress.ts"
import { isFull } from "#tests/amount.ts"
import { agreeToAll } from "#tests/api/agree.ts"
import { anaOfTheFirstSchema, placeOfTheFirstSchema } from "#tests/api/first-schema.ts"
import { emptyPlace, startRealServer } from "#tests/api/real-server.ts"
import { runBackup, runRestore } from "#tests/api/run-programs.ts"
import { operation, type Syncing, send, written } from "#tests/api/sync.ts"

// Each test starts several processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const ana = { name: "Ana", email: "ana@example.org", password: "senha de Ana" }
const progress = { value: tick(initialProgress, "snack"), changedAt: "2026-11-21T08:00:00.000Z" }
const ticked = operation("itemDone", { journeyId: "first", day: 1, item: "snack" }, progress.changedAt)
const entry = { mood: "😐", notes: "Um dia 🌸 d'água", createdAt: "2026-11-21T08:00:00.000Z" } as const

/** Pairs of a backup's source and its target. These two read from each kind of database and write into each. */
const crossing = [
  ["sqlite", "postgres"],
  ["postgres", "sqlite"],
] as const
const all = [...crossing, ["sqlite", "sqlite"], ["postgres", "postgres"]] as const

describe.each(isFull ? all : crossing)("a copy of %s restored into %s", (from, to) => {
  test("made while she writes, it holds all that was acknowledged before", async () => {
    const home = await emptyPlace(from)
    const server = await startRealServer(home)
    const visitor = server.visitor()
    await visitor.signUp(ana)
    const browser = { ...visitor, id: (await visitor.signIn(ana)).body.user.id as string }
    await agreeToAll(browser)
    expect(await send(browser, ticked)).toMatchObject({ status: "applied" })
    const writing = startWriting(browser)
    const before = await writing.acknowledged(60)

    const backup = await runBackup(home)
    const sent = await writing.stop()
    await server.stop()
    expect(backup).toMatchObject({ code: 0, err: "" })
    expect(statSync(backup.file).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(backup.file, ".."))).toEqual([
      expect.stringMatching(/^florescer-\d{4}-\d\d-\d\dT.+Z\.sqlite$/),
    ])

    const elsewhere = await emptyPlace(to)
    expect(await runRestore(elsewhere, backup.file)).toMatchObject({ code: 0, err: "" })
    const restored = await startRealServer(elsewhere)
    const again = restored.visitor()
    expect((await again.signIn(ana)).status).toBe(200)
    expect((await again.get("/api/progress")).body.progress).toEqual(progress)
    const { diaryEntries } = (await again.get("/api/account/export")).body
    const ids = diaryEntries.map(({ id }: { id: string }) => id)
    expect(ids).toEqual(expect.arrayContaining(before))
    expect(sent).toEqual(expect.arrayContaining(ids))
    expect(diaryEntries[0]).toMatchObject(entry)
  })

  test("made before an upgrade, it is restored after it", async () => {
    const backup = await runBackup(await placeOfTheFirstSchema(from))
    const elsewhere = await emptyPlace(to)
    expect(await runRestore(elsewhere, backup.file)).toMatchObject({ code: 0, err: "" })
    const browser = (await startRealServer(elsewhere)).visitor()
    expect((await browser.signIn(anaOfTheFirstSchema)).status).toBe(200)
    expect((await browser.get("/api/progress")).body.progress.value.day).toBe(3)
  })
})

/** Writes diary entries, three at a time without a pause, until `stop` is called. */
function startWriting(browser: Syncing) {
  const sent: string[] = []
  const acknowledgedIds: string[] = []
  let isOver = false
  const writers = [1, 2, 3].map(async () => {
    while (!isOver) {
      // More entries than a day allows would be refused, so from then on the last one is sent again.
      const id = sent[entriesPerDay - 1] ?? randomUUID()
      sent.push(id)
      expect(await send(browser, written(id, entry))).toMatchObject({ status: "applied" })
      acknowledgedIds.push(id)
    }
  })
  return {
    acknowledged: async (count: number) => {
      while (acknowledgedIds.length < count) await Promise.race([sleep(5), ...writers])
      return [...acknowledgedIds]
    },
    stop: async () => {
      isOver = true
      await Promise.all(writers)
      return sent
    },
  }
}
