import { afterEach, expect, test } from "vitest"
import { retainedKey } from "#app/session/retained.ts"
import { newConversation, saveConversation } from "#app/storage/conversation.ts"
import { deviceStorage } from "#app/storage/device.ts"
import { recordKey, writeRecord } from "#app/storage/records.ts"
import { copiesOf } from "#app/sync/copies.ts"
import { outboxPrefix } from "#app/sync/outbox.ts"
import { snapshotKey, snapshotSchemaVersion } from "#app/sync/snapshot.ts"
import { createStore } from "#app/sync/store.ts"
import { noRows } from "#domain/nouns/nouns.ts"
import { forgetCopies, forgetDevice, forgetUser, retainCopies } from "./forget.ts"

const createdAt = "2026-11-21T08:00:00.000Z"
const entry = { id: "1", mood: "🙂", notes: "Synced words.", createdAt, updatedAt: null, revision: "1" } as const

/** Stores everything that a user's phone may hold. */
function fill(userId: string) {
  const store = createStore(copiesOf(userId), Date.now)
  const head = { schemaVersion: snapshotSchemaVersion, version: 7, epoch: "first", clockAheadMs: 0 }
  store.storeSnapshot({ ...head, hasAllEntries: true, rows: { ...noRows, diaryEntries: { 1: entry } as never } })
  store.add("entryWritten", { entryId: "2", mood: "🙂", notes: "Pending words.", createdAt })
  saveConversation(userId, { ...newConversation, toAgree: "Words of the chat." })
  const write = (name: string, value: unknown, isUnsaved: boolean) => {
    writeRecord(recordKey(userId, name), { value, isUnsaved })
  }
  write("diary-draft:new", "Words of a draft.", true)
  write("chat-draft", "Words not asked yet.", false)
  write("today", "A copy.", false)
}

const stored = () => deviceStorage.keys().map((key) => `${key} ${deviceStorage.getItem(key)}`)
const namesOf = (userId: string) => {
  const mine = deviceStorage.keys().filter((key) => key.includes(userId))
  return mine.map((key) => key.replace(userId, "").replace(/outbox::.*/, "outbox::")).sort()
}

afterEach(() => {
  for (const key of deviceStorage.keys()) deviceStorage.removeItem(key)
})

test("signed out otherwise than by herself, she finds what is nowhere else, and nothing is held of the rest", () => {
  fill("ana-1")
  retainCopies("ana-1")
  expect(namesOf("ana-1")).toEqual([
    "florescer:kept::chat",
    "florescer:kept::chat-draft",
    "florescer:kept::diary-draft:new",
    "florescer:outbox::",
    "florescer:retained:",
    "florescer:snapshot:",
  ])
  expect(deviceStorage.getItem(snapshotKey("ana-1"))).not.toContain("words")
  const again = createStore(copiesOf("ana-1"), Date.now)
  expect(again.read()).toMatchObject({ isUnknown: true, hasSynced: false, synced: noRows })
  expect(again.snapshot()).toMatchObject({ epoch: "first", version: null })
  expect(again.read().pending).toHaveLength(1)
})

test("at her own sign-out the conversation goes too, and what was not sent stays", () => {
  fill("ana-2")
  forgetCopies("ana-2")
  expect(namesOf("ana-2")).toEqual(["florescer:kept::diary-draft:new", "florescer:outbox::"])
})

test("of a session that she has ended, and of one that waited, nothing is left, and another user's stays", () => {
  for (const forget of [forgetDevice, forgetUser]) {
    fill("ana-3")
    fill("bia")
    retainCopies("ana-3")
    forget("ana-3")
    expect(stored().filter((record) => record.includes("ana-3"))).toEqual([])
    expect(deviceStorage.getItem(retainedKey("ana-3"))).toBeNull()
    expect(deviceStorage.keys().filter((key) => key.startsWith(outboxPrefix("bia"))).length).toBeGreaterThan(0)
  }
})
