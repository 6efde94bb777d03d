import { describe, expect, test } from "vitest"
import { codeIn, isFromServer, isTold, routeListIn } from "./server-answer.ts"

const html = "text/html; charset=utf-8"
const json = "application/json"

/** A response with the type and redirect that a browser reports, which Node's constructor cannot set. */
function answered(status: number, type: string | null, seen: Partial<Pick<Response, "type" | "redirected">> = {}) {
  return {
    status,
    type: "basic" as const,
    redirected: false,
    headers: new Headers(type ? { "content-type": type } : {}),
    ...seen,
  }
}

const unfollowed = answered(0, null, { type: "opaqueredirect" })
const portal = answered(200, html, { redirected: true })

describe.each([
  // Every release so far sends these content types, and they arrive even if a proxy removes other headers.
  ["/api/sync", 200, json],
  ["/api/sync", 200, "application/json; charset=utf-8"],
  ["/api/auth/get-session", 401, json],
  ["/api/sync", 400, json],
  ["/api/sync", 413, json],
  ["/api/sync", 503, json],
  ["/api/auth/sign-out", 204, null],
  ["/dashboard", 200, html],
  ["/__spa-fallback.html", 200, "text/html; charset=UTF-8"],
  ["/assets/landing-12345678.js", 200, "text/javascript; charset=utf-8"],
  // nginx and older systems send the types below if they serve the files themselves.
  ["/assets/landing-12345678.js", 200, "application/javascript"],
  ["/assets/nunito-12345678.woff2", 200, "application/octet-stream"],
  ["/assets/nunito-12345678.woff2", 200, "font/woff2"],
  ["/assets/app-12345678.css", 200, "text/css; charset=utf-8"],
  ["/assets/picture-12345678.svg", 200, "image/svg+xml"],
  ["/service-worker.js", 200, "Text/JavaScript"],
])("%s", (path, status, type) => {
  test(`${status} ${type} is the server's answer`, () => expect(isFromServer(answered(status, type), path)).toBe(true))
})

describe.each([
  "/api/sync",
  "/api/helping",
  "/api/account/export",
  "/assets/landing-12345678.js",
  "/assets/a-12345678.css",
])("in place of %s", (path) => {
  test("a 304 that nobody has asked for is no answer", () => {
    for (const type of [null, html, json, "text/javascript"])
      expect(isFromServer(answered(304, type), path)).toBe(false)
  })
  test.each([200, 302, 400, 401, 403, 404, 413, 429, 500, 502, 503, 504, 511])(
    "a page with %i is somebody else's",
    (status) => {
      expect(isFromServer(answered(status, html), path)).toBe(false)
      // HAProxy and nginx send pages for errors too, and Caddy sends an empty answer.
      expect(isFromServer(answered(status, null), path)).toBe(false)
      expect(isFromServer(answered(status, "text/plain"), path)).toBe(false)
    },
  )
  test("what another address has answered is somebody else's, be it the very type", () => {
    expect(isFromServer(portal, path)).toBe(false)
    expect(isFromServer(unfollowed, path)).toBe(false)
    const type = path.endsWith(".js") ? "text/javascript" : path.endsWith(".css") ? "text/css" : json
    expect(isFromServer(answered(200, type), path)).toBe(true)
    expect(isFromServer(answered(200, type, { redirected: true }), path)).toBe(false)
    expect(isFromServer(answered(302, type), path)).toBe(false)
  })
})

test("a file that is not there is none, whoever says so", () => {
  expect(isFromServer(answered(404, "text/javascript"), "/assets/landing-12345678.js")).toBe(false)
  expect(isFromServer(answered(404, "text/html"), "/dashboard")).toBe(false)
})

test("an error is the server's by its code", () => {
  expect(codeIn({ code: "NOT_SIGNED_IN" })).toBe("NOT_SIGNED_IN")
  expect(codeIn({ code: "INTERNAL", requestId: "1" })).toBe("INTERNAL")
  expect(codeIn({ code: "TOO_MANY_ATTEMPTS", retryAfterSeconds: 5 })).toBe("TOO_MANY_ATTEMPTS")
  expect(codeIn({ code: "INVALID_INPUT", fields: { date: "invalid" } })).toBe("INVALID_INPUT")
  // Gateways answer with bodies like these.
  for (const body of [
    null,
    {},
    [],
    "NOT_SIGNED_IN",
    { message: "Unauthorized" },
    { code: 401 },
    { code: "401" },
    { code: "unauthorized" },
    { code: "NOT_FOUND", message: "no Route matched" },
    { code: "NOT_FOUND", detail: "" },
    { code: "SESSION_ENDED", msg: "session ended" },
    { code: "SESSION_ENDED", type: "about:blank" },
    { code: "INVALID_INPUT", error_description: "bad" },
    { code: "PAYLOAD_TOO_LARGE", status: 413 },
    { code: "NOT_FOUND", request_id: "1" },
  ])
    expect(codeIn(body)).toBeUndefined()
})

test("a success is the server's unless it says in words or numbers how it went", () => {
  for (const body of [
    null,
    [],
    { status: true },
    { ok: true },
    { success: true, message: "User deleted" },
    { feed: null },
  ])
    expect(isTold(body), JSON.stringify(body)).toBe(true)
  for (const body of [
    {},
    "",
    1,
    true,
    { status: "ok" },
    { status: 200 },
    { message: "OK" },
    { code: 0 },
    { success: false, error: null },
    { msg: "maintenance" },
    { errorCode: 7, changes: [] },
    { statusCode: 200, ok: true },
    { fault: { faultstring: "no target" } },
  ])
    expect(isTold(body), JSON.stringify(body)).toBe(false)
})

test("that all is well answers nothing that was asked for", () => {
  for (const body of [{ ok: true }, { status: true }, { success: true }, { success: true, ok: true }, { ok: false }]) {
    expect(isTold(body, true), JSON.stringify(body)).toBe(false)
    expect(isTold({ ...body, ok: true, isOn: false }, true), JSON.stringify(body)).toBe(true)
  }
  // The server answers null for the session of a visitor, and an empty list may be an answer too.
  for (const body of [null, []]) expect(isTold(body, true)).toBe(true)
})

test("a page is the product's by the build that it starts, and a portal starts none", () => {
  expect(routeListIn('<script type="module">import "/assets/manifest-4fa31B_x.js"</script>')).toBe(
    "/assets/manifest-4fa31B_x.js",
  )
  expect(
    routeListIn('<html><script src="/assets/app.js"></script><link rel="manifest" href="/manifest.json">'),
  ).toBeUndefined()
})
