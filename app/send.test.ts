import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { isOver } from "./helping/helping-sync.ts"
import { isLostTo } from "./screens/team/queries.ts"
import { interception, isTransient, send } from "./send.ts"
import { failureOf } from "./session/account.ts"
import { noSessionIn } from "./session/no-session.ts"
import { refusalOf } from "./sync/start-sync.ts"

/** Whatever answers at the address: the server, or what stands before it. */
async function answeredBy(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/sync`
}

const page = "<!doctype html><h1>Hotel Aurora</h1>"

function answer(status: number, type: string, body: string, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) =>
    response.writeHead(status, { "content-type": type, connection: "close", ...headers }).end(body)
}

const inPlace: [string, RequestListener][] = [
  ...[200, 401, 403, 404, 400, 413, 511].map(
    (status) => [`a page with ${status}`, answer(status, "text/html", page)] satisfies [string, RequestListener],
  ),
  ["a redirect to a portal", answer(302, "text/html", "", { location: "/portal" })],
  ["a redirect that calls itself JSON", answer(302, "application/json", "{}", { location: "/portal" })],
  ["a gateway's 401 in JSON", answer(401, "application/json", '{"message":"Unauthorized"}')],
  ["an empty 401", answer(401, "application/json", "")],
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
    await send(await answeredBy(answer(200, "application/json", "{}")))
    const error = await failureOf(send(await answeredBy(answer(status, "text/html", page))))
    expect(error).toMatchObject({ code: "SERVICE_UNAVAILABLE", status })
    expect(isTransient(error)).toBe(true)
    expect(interception.read()).toBe(false)
  },
)

test("the server's own answers count, with an older release too, and tell that nothing is in between any more", async () => {
  const told: boolean[] = []
  onTestFinished(interception.subscribe(() => told.push(interception.read())))
  await failureOf(send(await answeredBy(answer(200, "text/html", page))))
  const ok = await send(await answeredBy(answer(200, "application/json", '{"version":1}')))
  expect(await ok.json()).toEqual({ version: 1 })
  await failureOf(send(await answeredBy(answer(200, "text/html", page))))
  const refused = await failureOf(send(await answeredBy(answer(400, "application/json", '{"code":"INVALID_INPUT"}'))))
  expect(refusalOf(refused)).toMatchObject({ code: "INVALID_INPUT" })
  expect(told).toEqual([true, false, true, false])
  for (const code of ["NOT_SIGNED_IN", "SESSION_ENDED", "SESSION_UNKNOWN"])
    expect(
      noSessionIn(await failureOf(send(await answeredBy(answer(401, "application/json", JSON.stringify({ code })))))),
    ).not.toBeNull()
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

test("an answer that breaks off, or is not what its type says, is no connection", async () => {
  for (const body of [page, '{"version":']) {
    const answered = await send(await answeredBy(answer(200, "application/json", body)))
    expect(await failureOf(answered.json())).toMatchObject({ code: "UNREACHABLE", status: 0 })
  }
})
