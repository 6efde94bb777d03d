import { afterEach, expect, test, vi } from "vitest"
import { createMemoryStorage } from "#tests/memory-storage.ts"
import { fetchView, holderOf, readView, sendFavour } from "./helping-sync.ts"

const secret = "s".repeat(43)
const view = { expiresAt: "2026-12-01T00:00:00.000Z", language: "en", without: [], people: 2 }

afterEach(() => void vi.unstubAllGlobals())

function answer(body: string) {
  vi.stubGlobal("fetch", async () => new Response(body, { headers: { "content-type": "application/json" } }))
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
