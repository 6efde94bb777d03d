import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { migrateDevice } from "#app/sync/migrate-device.ts"
import { mirrorProgress } from "#app/sync/progress-mirror.ts"
import type { DiaryEntry } from "#domain/diary.ts"
import { percentageOf } from "#domain/progress.ts"
import { createMemoryStorage } from "../memory-storage.ts"
import { createSyncDevice } from "./sync-device.ts"
import { describeOnBoth, type TestApp } from "./test-app.ts"

type Device = { entries: DiaryEntry[]; storage: Record<string, string> }

/** What a real device of version 0.1 had stored, with a server that had gone away, and the entries that it had sent before. */
const device: Device = JSON.parse(readFileSync(new URL("../fixtures/version-0.1/device.json", import.meta.url), "utf8"))
const now = new Date("2026-11-22T20:00:00.000Z")
const userIdThen = JSON.parse(device.storage["florescer:session"] ?? "").user.id as string

type Mother = Awaited<ReturnType<TestApp["mother"]>>

/** With what that device had sent. */
async function motherOf(app: TestApp): Promise<Mother> {
  const mother = await app.mother("Ana")
  for (const { id, ...entry } of device.entries) await mother.put(`/api/diary-entries/${id}`, entry)
  const checklist = { morning: true, mainMeal: false, snack: false, activity: false }
  const value = { day: 1, percentage: 100 / 28, checklist }
  await mother.put("/api/progress", { value, changedAt: "2026-11-22T10:00:00.000Z" })
  return mother
}

async function upgradedDevice(app: TestApp, known?: Mother) {
  app.clock.now = now
  const mother = known ?? (await motherOf(app))
  const { storage } = createMemoryStorage()
  for (const [key, stored] of Object.entries(device.storage)) {
    storage.setItem(key.replace(userIdThen, mother.id), stored.replaceAll(userIdThen, mother.id))
  }
  migrateDevice(storage, mother.id)
  const { store, sync } = createSyncDevice(mother.id, { storage, deviceNow: () => now.getTime() })
  return { mother, store, storage, sync: () => sync(mother) }
}

describeOnBoth("a device of version 0.1", (createTestApp) => {
  test("what it had not sent is shown after the upgrade, and arrives, once", async () => {
    const app = await createTestApp()
    const { mother, store, storage, sync } = await upgradedDevice(app)
    expect(store.read().pending.length).toBeGreaterThanOrEqual(8)
    await sync()
    await sync()
    expect(store.outbox()).toEqual([])

    const { journeys, checkIns, shoppingTicks, preferences, diaryEntries, supportQuestions } = (
      await mother.get("/api/account/export")
    ).body
    expect(journeys).toMatchObject([{ id: "first", done: { 1: ["morning", "snack"] } }])
    expect(checkIns).toMatchObject([{ date: "2026-11-22", value: { energy: 4, mood: null } }])
    expect(shoppingTicks.ticks.values).toEqual({ broccoli: true })
    expect(preferences.preferences.values).toMatchObject({ dailyTips: false, waterReminder: true })
    expect(diaryEntries.map(({ notes }: DiaryEntry) => notes).sort()).toEqual([
      "Escrito sem servidor.",
      "Mudado sem servidor.",
    ])
    expect(supportQuestions).toMatchObject([{ text: "Jabuticabeira de vaso" }])

    // The conversation stays, and knows what to say of the question once it has arrived.
    const chat = JSON.parse(storage.getItem(`florescer:kept:${mother.id}:chat`) ?? "")
    expect(chat.value.messages.at(-1).outcomes.sent).toContain("equipe de suporte foi avisada")
  })

  test("brought along once, nothing is brought along again", async () => {
    const app = await createTestApp()
    const { mother, store, storage, sync } = await upgradedDevice(app)
    const pending = store.outbox().length
    migrateDevice(storage, mother.id)
    expect(store.outbox()).toHaveLength(pending)
    await sync()
    migrateDevice(storage, mother.id)
    expect(store.outbox()).toEqual([])
    const left = storage.keys().filter((key) => key.startsWith("florescer:kept:"))
    expect(left).toEqual([`florescer:kept:${mother.id}:chat`])
  })

  test("brought along by two tabs at once, or again after a crash, everything counts once", async () => {
    const app = await createTestApp()
    const { mother, store, storage, sync } = await upgradedDevice(app)
    const [again] = [await upgradedDevice(app, mother)]
    expect(again.store.outbox().map(({ operation }) => operation.id)).toEqual(
      store.outbox().map(({ operation }) => operation.id),
    )
    await sync()
    await again.sync()
    expect([...store.read().refused, ...again.store.read().refused]).toEqual([])
    const { diaryEntries } = (await mother.get("/api/account/export")).body
    expect(diaryEntries).toHaveLength(2)
    expect(storage.keys().filter((key) => key.startsWith("florescer:outbox:"))).toEqual([])
  })

  test("what a page of version 0.1 stores while the new version has run is brought along by the next one", async () => {
    const app = await createTestApp()
    const { mother, store, storage, sync } = await upgradedDevice(app)
    await sync()
    const id = crypto.randomUUID()
    const written = { id, mood: "😐", notes: "Na página antiga.", createdAt: now.toISOString() }
    const checklist = { morning: true, mainMeal: true, snack: true, activity: false }
    const progress = { day: 1, percentage: percentageOf(1, checklist), checklist }
    const key = (name: string) => `florescer:kept:${mother.id}:${name}`
    const kept = (value: object) => JSON.stringify({ value, changedAt: now.toISOString(), waiting: true })
    storage.setItem(key(`diary:${id}`), kept(written))
    storage.setItem(key("progress"), kept(progress))
    mirrorProgress(storage, store)
    migrateDevice(storage, mother.id)
    store.changedElsewhere(null)
    await sync()
    const { diaryEntries, journeys } = (await mother.get("/api/account/export")).body
    expect(diaryEntries.map(({ notes }: DiaryEntry) => notes)).toContain("Na página antiga.")
    expect(journeys).toMatchObject([{ done: { 1: ["morning", "mainMeal", "snack"] } }])
    mirrorProgress(storage, store)
    expect(JSON.parse(storage.getItem(key("progress")) ?? "")).toMatchObject({ value: progress, waiting: false })
  })
})
