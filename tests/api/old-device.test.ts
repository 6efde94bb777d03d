import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { bringAlong } from "#app/sync/bring-along.ts"
import { createSender } from "#app/sync/sender.ts"
import { createStore } from "#app/sync/store.ts"
import type { DiaryEntry } from "#domain/diary.ts"
import type { SyncAnswer, SyncRequest } from "#domain/operations/sync.ts"
import { createMemoryStorage } from "../memory-storage.ts"
import { describeOnBoth, type TestApp } from "./test-app.ts"

type Device = { entries: DiaryEntry[]; storage: Record<string, string> }

/** What a real device of version 0.1 had stored, with a server that had gone away, and the entries that it had sent before. */
const device: Device = JSON.parse(readFileSync(new URL("../fixtures/version-0.1/device.json", import.meta.url), "utf8"))
const now = new Date("2026-11-22T20:00:00.000Z")
const userIdThen = JSON.parse(device.storage["florescer:session"] ?? "").user.id as string

async function upgradedDevice(app: TestApp) {
  app.clock.now = now
  const mother = await app.mother("Ana")
  for (const { id, ...entry } of device.entries) await mother.put(`/api/diary-entries/${id}`, entry)
  const checklist = { morning: true, mainMeal: false, snack: false, activity: false }
  const value = { day: 1, percentage: 100 / 28, checklist }
  await mother.put("/api/progress", { value, changedAt: "2026-11-22T10:00:00.000Z" })
  const { storage } = createMemoryStorage()
  for (const [key, stored] of Object.entries(device.storage)) {
    storage.setItem(key.replace(userIdThen, mother.id), stored.replaceAll(userIdThen, mother.id))
  }
  bringAlong(storage, mother.id)
  const store = createStore(storage, mother.id, () => now.getTime())
  const post = async (request: SyncRequest) => {
    const { status, body } = await mother.post("/api/sync", request)
    if (status !== 200) throw new Error(`${status}`)
    return body as SyncAnswer
  }
  const exclusively = <Result>(work: () => Promise<Result>) => work()
  const sender = createSender({ store, post, exclusively, deviceNow: () => now.getTime(), refusalOf: () => null })
  return { mother, store, storage, sender }
}

describeOnBoth("a device of version 0.1", (createTestApp) => {
  test("what it had not sent is shown after the upgrade, and arrives, once", async () => {
    const app = await createTestApp()
    const { mother, store, storage, sender } = await upgradedDevice(app)
    expect(store.read().pending.length).toBeGreaterThanOrEqual(8)
    await sender.sync()
    await sender.sync()
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
    const { mother, store, storage, sender } = await upgradedDevice(app)
    const pending = store.outbox().length
    bringAlong(storage, mother.id)
    expect(store.outbox()).toHaveLength(pending)
    await sender.sync()
    bringAlong(storage, mother.id)
    expect(store.outbox()).toEqual([])
    const left = storage.keys().filter((key) => key.startsWith("florescer:kept:"))
    expect(left).toEqual([`florescer:kept:${mother.id}:chat`])
  })
})
