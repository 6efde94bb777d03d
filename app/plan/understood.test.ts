import { beforeEach, expect, test, vi } from "vitest"
import { recordKey } from "#app/storage/records.ts"
import type { UnderstoodWishes } from "#domain/food/wish.ts"
import { asInBrowser, createMemoryStorage } from "#tests/memory-storage.ts"

const words = { restrictions: "sem leite, xyzzy", preferredFoods: "manga" }
const key = recordKey("ana", "understood-words")
let stored: ReturnType<typeof createMemoryStorage>

/** Loads the module anew, as a reload does: memory is empty, but storage is not. */
async function load() {
  vi.resetModules()
  return import("./understood.ts")
}

beforeEach(() => {
  stored = createMemoryStorage()
  vi.stubGlobal("localStorage", asInBrowser(stored.storage))
  vi.stubGlobal("window", new EventTarget())
})

/** True if the promise is already fulfilled, so that a component that reads it does not suspend. */
const isKnown = (understood: Promise<UnderstoodWishes>) => "status" in understood && understood.status === "fulfilled"

test("no words need no reading", async () => {
  const { understoodOf } = await load()
  for (const none of [undefined, { restrictions: "", preferredFoods: "" }]) {
    expect(isKnown(understoodOf("ana", none))).toBe(true)
    expect((await understoodOf("ana", none)).wishes).toEqual([])
  }
})

test("what was read is known after a reload, for these words and this mother alone", async () => {
  const first = (await load()).understoodOf("ana", words)
  expect(isKnown(first)).toBe(false)
  expect(await first).toMatchObject({ wishes: ["milk"], likes: ["mango"], unknown: ["xyzzy"] })
  const { understoodOf } = await load()
  expect(isKnown(understoodOf("ana", words))).toBe(true)
  expect(await understoodOf("ana", words)).toEqual(await first)
  expect(isKnown(understoodOf("ana", { ...words, restrictions: "sem ovo" }))).toBe(false)
  expect(isKnown(understoodOf("bia", words))).toBe(false)
})

test("the same words give the same promise before and after they are read, so that who waits for it never asks anew", async () => {
  const { understoodOf } = await load()
  const [before, again] = [understoodOf("ana", words), understoodOf("ana", { ...words })]
  expect(again).toBe(before)
  await before
  expect(understoodOf("ana", words)).toBe(before)
  expect(isKnown(before)).toBe(true)
})

test("what another version read, or somebody wrote by hand, is read again", async () => {
  await (await load()).understoodOf("ana", words)
  const record = JSON.parse(stored.storage.getItem(key) ?? "")
  for (const value of [{ ...record.value, reader: "older" }, { ...record.value, understood: {} }, null, 7]) {
    stored.storage.setItem(key, JSON.stringify({ ...record, value }))
    const understood = (await load()).understoodOf("ana", words)
    expect(isKnown(understood)).toBe(false)
    // The result replaces the damaged record.
    await understood
  }
})

test("where the device is full, the words are read all the same", async () => {
  stored.device.isFull = true
  const { understoodOf } = await load()
  expect((await understoodOf("ana", words)).wishes).toEqual(["milk"])
  expect(isKnown(understoodOf("ana", words))).toBe(true)
  expect(stored.storage.keys()).toEqual([])
})
