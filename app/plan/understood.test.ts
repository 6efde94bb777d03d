import { beforeEach, expect, test, vi } from "vitest"
import { recordKey } from "#app/storage/records.ts"
import { createMemoryStorage } from "#tests/memory-storage.ts"

const words = { restrictions: "sem leite, xyzzy", preferredFoods: "manga" }
const key = recordKey("ana", "understood-words")
let stored: ReturnType<typeof createMemoryStorage>

/** As after a reload: what is in memory is gone, what is stored is not. */
async function load() {
  vi.resetModules()
  return import("./understood.ts")
}

beforeEach(() => {
  stored = createMemoryStorage()
  vi.stubGlobal("localStorage", stored.storage)
  vi.stubGlobal("window", new EventTarget())
})

test("no words need no reading", async () => {
  const { knownUnderstood } = await load()
  expect(knownUnderstood("ana", undefined)?.wishes).toEqual([])
  expect(knownUnderstood("ana", { restrictions: "", preferredFoods: "" })?.wishes).toEqual([])
})

test("what was read is known after a reload, for these words and this mother alone", async () => {
  const first = await load()
  expect(first.knownUnderstood("ana", words)).toBeUndefined()
  const understood = await first.readWords("ana", words)
  expect(understood).toMatchObject({ wishes: ["milk"], likes: ["mango"], unknown: ["xyzzy"] })
  const { knownUnderstood } = await load()
  expect(knownUnderstood("ana", words)).toEqual(understood)
  expect(knownUnderstood("ana", { ...words, restrictions: "sem ovo" })).toBeUndefined()
  expect(knownUnderstood("bia", words)).toBeUndefined()
})

test("what another version read, or somebody wrote by hand, is read again", async () => {
  await (await load()).readWords("ana", words)
  const record = JSON.parse(stored.storage.getItem(key) ?? "")
  for (const value of [{ ...record.value, reader: "older" }, { ...record.value, understood: {} }, null, 7]) {
    stored.storage.setItem(key, JSON.stringify({ ...record, value }))
    expect((await load()).knownUnderstood("ana", words)).toBeUndefined()
  }
})

test("where the device is full, the words are read all the same", async () => {
  stored.device.isFull = true
  const { readWords, knownUnderstood } = await load()
  expect((await readWords("ana", words)).wishes).toEqual(["milk"])
  expect(knownUnderstood("ana", words)?.wishes).toEqual(["milk"])
  expect(stored.storage.keys()).toEqual([])
})
