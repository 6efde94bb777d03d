import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { gzipSync } from "node:zlib"
import { expect, onTestFinished, test, vi } from "vitest"
import { isOver } from "./helping/helping-sync.ts"
import { isLostTo } from "./screens/team/queries.ts"
import { interception, isTransient, send, told } from "./send.ts"
import { failureOf } from "./session/account.ts"
import { noSessionIn } from "./session/no-session.ts"
import { refusalOf } from "./sync/start-sync.ts"

/**
 * Starts a server that answers every request by the listener: like the real server, or like a gateway (the sign-in page
 * of a hotel) that answers in its place.
 */
async function answeredBy(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/sync`
}

const page = "<!doctype html><h1>Hotel Aurora</h1>"

function answer(
  status: number,
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): RequestListener {
  return (_request, response) =>
    response.writeHead(status, { "content-type": type, connection: "close", ...headers }).end(body)
}

const gzip = { "content-encoding": "gzip" }

/** Gateways that answer in JSON have codes similar to the server's, but also describe them in words. */
const gatewaysErrors = [
  [400, '{"code":"INVALID_INPUT","message":"Bad Request"}'],
  [401, '{"code":"SESSION_ENDED","message":"Unauthorized"}'],
  [401, '{"error":"unauthorized","code":"NOT_SIGNED_IN"}'],
  [404, '{"code":"NOT_FOUND","message":"no Route matched with those values"}'],
  [404, '{"code":"NOT_FOUND","title":"Not Found","detail":"no such service"}'],
  [413, '{"code":"PAYLOAD_TOO_LARGE","errors":[]}'],
  [401, '{"code":"SESSION_ENDED","msg":"session ended"}'],
  [400, '{"code":"INVALID_INPUT","request_id":"1"}'],
  [404, '{"code":"NOT_FOUND","path":"/api/helping"}'],
  [401, '{"error":"unauthorized"}'],
] as const
const gatewaysSuccesses = [
  "{}",
  '""',
  "true",
  '{"status":"maintenance"}',
  '{"status":200}',
  '{"message":"We will be back soon","user":null}',
  '{"error":{"code":"UNAVAILABLE"}}',
  '{"code":0,"changes":[]}',
  '{"success":false}',
  '{"msg":"maintenance"}',
  '{"ok":true}',
  '{"status":true}',
  '{"success":true}',
]

const inPlace: [string, RequestListener][] = [
  ...[200, 401, 403, 404, 400, 405, 409, 410, 413, 421, 451, 511].map(
    (status) => [`a page with ${status}`, answer(status, "text/html", page)] satisfies [string, RequestListener],
  ),
  ["a redirect to a portal", answer(302, "text/html", "", { location: "/portal" })],
  ["a redirect that calls itself JSON", answer(302, "application/json", "{}", { location: "/portal" })],
  ["a gateway's 401 in JSON", answer(401, "application/json", '{"message":"Unauthorized"}')],
  ["an empty 401", answer(401, "application/json", "")],
  ["a problem in JSON", answer(404, "application/problem+json", '{"title":"Not Found","status":404}')],
  ["a list in place of an error", answer(400, "application/json", '["INVALID_INPUT"]')],
  ["a gateway's 400 damaged on the way", answer(400, "application/json", '{"code":"INVALID_INPUT"', gzip)],
  ["a page with 203", answer(203, "text/html", page)],
  ["a page with 206", answer(206, "text/html", page)],
  ["a 304 that nobody has asked for", (_, response) => response.writeHead(304).end()],
  ["a redirect that goes round", answer(308, "text/html", "", { location: "/api/sync" })],
  ...gatewaysErrors.map(
    ([status, body]) =>
      [`a gateway's ${status}, ${body}`, answer(status, "application/json", body)] satisfies [string, RequestListener],
  ),
  ...gatewaysSuccesses.map(
    (body) => [`a gateway's 200, ${body}`, answer(200, "application/json", body)] satisfies [string, RequestListener],
  ),
]

test.each(inPlace)("%s ends no session and no link, refuses no change, and is tried again", async (_, listener) => {
  const error = await failureOf(send(await answeredBy(listener)))
  expect(error).toMatchObject({ code: "INTERCEPTED", status: 0 })
  expect([noSessionIn(error), isOver(error), isLostTo(error), refusalOf(error)]).toEqual([null, false, null, null])
  expect(isTransient(error)).toBe(true)
  expect(interception.read()).toBe(true)
})

test.each([408, 425, 429, 500, 502, 503, 504])(
  "a proxy's page with %i is a server that is away for a moment",
  async (status) => {
    await send(await answeredBy(answer(200, "application/json", '{"version":1}')))
    const error = await failureOf(send(await answeredBy(answer(status, "text/html", page))))
    expect(error).toMatchObject({ code: "SERVICE_UNAVAILABLE", status })
    expect(isTransient(error)).toBe(true)
    expect(interception.read()).toBe(false)
  },
)

test("the server's own answers count, with an older release too, and tell that nothing is in between any more", async () => {
  const heard: boolean[] = []
  onTestFinished(interception.subscribe(() => heard.push(interception.read())))
  await failureOf(send(await answeredBy(answer(200, "text/html", page))))
  const ok = await send(await answeredBy(answer(200, "application/json", '{"version":1}')))
  expect(await ok.json()).toEqual({ version: 1 })
  await failureOf(send(await answeredBy(answer(200, "text/html", page))))
  const refused = await failureOf(send(await answeredBy(answer(400, "application/json", '{"code":"INVALID_INPUT"}'))))
  expect(refusalOf(refused)).toMatchObject({ code: "INVALID_INPUT" })
  expect(heard).toEqual([true, false, true, false])
  for (const code of ["NOT_SIGNED_IN", "SESSION_ENDED", "SESSION_UNKNOWN"])
    expect(
      noSessionIn(await failureOf(send(await answeredBy(answer(401, "application/json", JSON.stringify({ code })))))),
    ).not.toBeNull()
})

test("what is asked for is told, or somebody else has answered", async () => {
  const of = (body: string) => ({ json: async () => JSON.parse(body) as { feed: unknown; secret?: string } })
  expect(await told(of('{"feed":null,"ok":true}'), "feed")).toEqual({ feed: null, ok: true })
  for (const body of ['{"service":"gateway","version":1}', "null", "[]", '"feed"', "{}", '{"secret":"s"}'])
    await expect(told(of(body), "feed"), body).rejects.toMatchObject({ code: "INTERCEPTED" })
  // "constructor" must not count as a field, although every object inherits it.
  await expect(told(of("{}") as { json: () => Promise<object> }, "constructor" as never)).rejects.toThrow()
})

test("what is done is done where the server says no more than that", async () => {
  const done = await send(await answeredBy(answer(200, "application/json", '{"ok":true}')), { method: "POST" })
  expect(await done.json()).toEqual({ ok: true })
})

test.each([
  [403, "SESSION_ENDED"],
  [404, "SESSION_UNKNOWN"],
  [500, "SESSION_ENDED"],
  [401, "NOT_FOUND"],
  [404, "HELPER_LINK_ENDED"],
])("a %i that names %s ends no session and no link", async (status, code) => {
  const error = await failureOf(send(await answeredBy(answer(status, "application/json", JSON.stringify({ code })))))
  expect(error).toMatchObject({ code, status })
  expect([noSessionIn(error), isOver(error)]).toEqual([null, false])
})

test("a helper's link is over where the server says so, and not before", async () => {
  for (const [status, code] of [
    [404, "NOT_FOUND"],
    [410, "HELPER_LINK_ENDED"],
  ] as const) {
    const error = await failureOf(send(await answeredBy(answer(status, "application/json", JSON.stringify({ code })))))
    expect(isOver(error)).toBe(true)
  }
})

const damaged: [string, RequestListener][] = [
  ["a page that calls itself JSON", answer(200, "application/json", page)],
  ["an answer that ends too early", answer(200, "application/json", '{"version":')],
  ["an answer with nothing in it", answer(200, "application/json", "")],
  ["an answer without content", (_, response) => response.writeHead(204).end()],
  ["an answer that is not compressed as it says", answer(200, "application/json", '{"ok":true}', gzip)],
  ["an answer that is compressed twice", answer(200, "application/json", gzipSync(gzipSync('{"version":1}')), gzip)],
  ["a part of an answer", answer(206, "application/json", '{"version":1', { "content-range": "bytes 0-11/20" })],
  [
    "an answer written anew in an older encoding",
    answer(200, "application/json; charset=iso-8859-1", Buffer.from('{"name":"Antônia"}', "latin1")),
  ],
  ["an answer in another encoding", answer(200, "application/json; charset=utf-16le", "{\0}\0")],
  [
    "an answer that breaks off",
    (_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "100" })
      response.write('{"version":1', () => response.destroy())
    },
  ],
]

test.each(damaged)("%s is no connection, whether or not what it says is asked for", async (_, listener) => {
  const error = await failureOf(send(await answeredBy(listener)))
  expect(error).toMatchObject({ code: "UNREACHABLE", status: 0 })
  expect(isTransient(error)).toBe(true)
})

test.each([
  ["an answer", 200],
  ["an error", 401],
])("%s that comes a byte at a time is not waited for, for ever", async (_, status) => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const limit = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(200))
  onTestFinished(() => limit.mockRestore())
  const url = await answeredBy((_, response) => {
    response.writeHead(status, { "content-type": "application/json" })
    const timer = setInterval(() => response.write(" "), 20)
    response.on("close", () => clearInterval(timer))
  })
  const error = await failureOf(send(url))
  expect(error?.status).toBe(0)
  expect(noSessionIn(error)).toBeNull()
  expect(isTransient(error)).toBe(true)
  expect(limit).toHaveBeenCalledExactlyOnceWith(60_000)
})

test("what the server could not read was damaged on the way, and is sent again", async () => {
  const unread = await failureOf(send(await answeredBy(answer(400, "application/json", '{"code":"INVALID_JSON"}'))))
  expect(unread).toMatchObject({ code: "INVALID_JSON" })
  expect(refusalOf(unread)).toBeNull()
})
