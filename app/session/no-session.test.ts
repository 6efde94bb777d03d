import { afterEach, expect, test, vi } from "vitest"
import { AppError } from "#app/send.ts"
import { readSession } from "./account.ts"
import { noSessionIn } from "./no-session.ts"

afterEach(() => void vi.unstubAllGlobals())

/** Sets the answer to the page's request for the session. */
function answer(status: number, body: string, type = "application/json") {
  vi.stubGlobal("fetch", async () => new Response(body, { status, headers: { "content-type": type } }))
}

test("a server says whether she ended the session; one of before, or a visitor's, knows none", async () => {
  answer(401, JSON.stringify({ code: "SESSION_ENDED" }))
  expect(await readSession()).toBe("ended")
  answer(401, JSON.stringify({ code: "NOT_SIGNED_IN" }))
  expect(await readSession()).toBe("unknown")
  answer(200, "null")
  expect(await readSession()).toBe("unknown")
  expect(noSessionIn(new AppError("SESSION_UNKNOWN", 401))).toBe("unknown")
})

test("nothing else that is answered in its place is a word about her session", async () => {
  const page = "<!doctype html><title>Wi-Fi</title>"
  for (const [status, body, type] of [
    [200, page, "text/html"],
    [401, page, "text/html"],
    [403, page, "text/html"],
    [404, page, "text/html"],
    [401, "{}", "application/json"],
    [200, "{}", "application/json"],
    [503, JSON.stringify({ code: "SERVICE_UNAVAILABLE" }), "application/json"],
  ] as const) {
    answer(status, body, type)
    await expect(readSession(), `${status} ${body}`).rejects.toThrow()
  }
  for (const error of [new AppError("UNKNOWN", 401), new AppError("INVALID_ACCESS_TOKEN", 401), new Error("401")])
    expect(noSessionIn(error)).toBeNull()
})
