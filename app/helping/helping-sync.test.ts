import { afterEach, expect, test, vi } from "vitest"
import { AppError } from "#app/send.ts"
import { copiesOf } from "#app/sync/copies.ts"
import { createStore } from "#app/sync/store.ts"
import { createMemoryStorage } from "#tests/memory-storage.ts"
import { fetchView, forgetCopiesOf, forgetLink, holderOf, isConfirmed, readView, sendFavour } from "./helping-sync.ts"

const secret = "s".repeat(43)
const view = { expiresAt: "2026-12-01T00:00:00.000Z", language: "en", without: [], people: 2 }

afterEach(() => void vi.unstubAllGlobals())

function answer(body: string, status = 200) {
  vi.stubGlobal("fetch", async () => new Response(body, { status, headers: { "content-type": "application/json" } }))
}

test("what a gateway answers in JSON takes the place of no view that the device has", async () => {
  vi.stubGlobal("localStorage", createMemoryStorage().storage)
  answer(JSON.stringify(view))
  await fetchView(secret)
  expect(readView(holderOf(secret))).toEqual(view)
  for (const body of ['{"ok":true}', '{"service":"gateway","version":1}', "null", "[]", '{"status":true}']) {
    answer(body)
    await expect(fetchView(secret), body).rejects.toMatchObject({ code: "INTERCEPTED" })
    await expect(sendFavour(secret, { kind: "walk", state: "taken" }), body).rejects.toMatchObject({
      code: "INTERCEPTED",
    })
    expect(readView(holderOf(secret)), body).toEqual(view)
  }
})

test("a link is wrong once the server has answered for something else, and not where a gateway finds nothing at all", async () => {
  const notFound = new AppError("NOT_FOUND", 404)
  answer('{"code":"NOT_FOUND"}', 404)
  expect(await isConfirmed(notFound)).toBe(false)
  answer("<h1>Hotel Aurora</h1>")
  expect(await isConfirmed(notFound)).toBe(false)
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")))
  expect(await isConfirmed(notFound)).toBe(false)
  expect(await isConfirmed(new AppError("HELPER_LINK_ENDED", 410))).toBe(true)
  answer("null")
  expect(await isConfirmed(notFound)).toBe(true)
  answer('{"code":"SESSION_UNKNOWN"}', 401)
  expect(await isConfirmed(notFound)).toBe(true)
})

test("by the clock of a device alone the view of a link goes, and what was ticked waits until the server has said that it is over", async () => {
  answer(JSON.stringify(view))
  await fetchView(secret)
  const holder = holderOf(secret)
  const copies = copiesOf(holder)
  createStore(copies, Date.now).add("silenceSet", { isOn: true })
  forgetCopiesOf(holder)
  expect(readView(holder)).toBeNull()
  expect(createStore(copiesOf(holder), Date.now).outbox()).toHaveLength(1)
  forgetLink(holder)
  expect(createStore(copiesOf(holder), Date.now).outbox()).toHaveLength(0)
})
