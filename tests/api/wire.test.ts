import { connect } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { listen } from "#server/listen.ts"
import { freePort } from "../e2e/server.ts"
import { describeRules, type TestApp } from "./test-app.ts"

/** The server's answer to bytes that no browser sends, until it closes the connection or stops sending. */
function say(port: number, text: string) {
  return new Promise<string>((resolve) => {
    let answer = ""
    const socket = connect(port, "127.0.0.1", () => socket.end(text))
    socket.on("data", (part) => {
      answer += part
    })
    socket.on("error", () => resolve(answer))
    socket.on("close", () => resolve(answer))
  })
}

async function served(app: TestApp) {
  const port = await freePort()
  const close = await listen(app.handler, { host: "127.0.0.1", port })
  onTestFinished(async () => void (await close()))
  return port
}

function signInOver(port: number, account: object, cookie: string) {
  const headers = { cookie, origin: `http://127.0.0.1:${port}`, "content-type": "application/json" }
  return fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email`, {
    method: "POST",
    headers,
    body: JSON.stringify(account),
  })
}

const post = "POST /api/auth/sign-in/email HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"

describeRules("bytes on the wire", (createTestApp) => {
  test("what is no request, or a request in two meanings, is refused, and the next one is answered", async () => {
    const port = await served(await createTestApp())
    const refused = [
      "\0\0\0\0\r\n\r\n",
      "nonsense\r\n\r\n",
      "GET / HTTP/9.9\r\nHost: a\r\n\r\n",
      "GET /healthz HTTP/1.1\r\nHost: a\r\nBad Header: x\r\n\r\n",
      "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
      "GET /healthz HTTP/1.1\r\nHost: a\r\nX: y\r\nhOST: a\r\n\r\n",
      "GET /healthz HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n",
      "GET /healthz HTTP/1.1\r\n\r\n",
      "GET /healthz HTTP/1.0\r\n\r\n",
      `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
      `${post}Content-Length: 2\r\nContent-Length: 20\r\n\r\n{}`,
      `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
      `${post}Content-Length: -1\r\n\r\n{}`,
    ]
    for (const text of refused) expect(await say(port, text), text).toMatch(/^HTTP\/1\.1 400 /)
    const large = `GET /healthz HTTP/1.1\r\nHost: a\r\nX-Large: ${"a".repeat(100_000)}\r\n\r\n`
    expect(await say(port, large)).toMatch(/^(HTTP\/1\.1 431 |$)/)
    expect(await say(port, "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /)
  })

  test("TRACE and CONNECT repeat and open nothing", async () => {
    const port = await served(await createTestApp())
    for (const target of ["TRACE /healthz", "TRACE /api/profile", "CONNECT 127.0.0.1:1", "TRACK /healthz"]) {
      const answer = await say(port, `${target} HTTP/1.1\r\nHost: a\r\nX-Secret: repeated\r\nConnection: close\r\n\r\n`)
      expect(answer, target).not.toMatch(/^HTTP\/1\.1 [25]/)
      expect(answer, target).not.toContain("repeated")
    }
    expect(await say(port, "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /)
  })

  test("a body that breaks off is no failure of the server", async () => {
    const app = await createTestApp()
    const port = await served(app)
    for (const body of ["", '{"email":"ana@exam']) await say(port, `${post}Content-Length: 100\r\n\r\n${body}`)
    for (const chunk of ["", "5\r\n{}"]) await say(port, `${post}Transfer-Encoding: chunked\r\n\r\n${chunk}`)
    expect(await say(port, "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /)
    expect(app.logLines.filter((line) => line.includes("failed"))).toEqual([])
  })

  test("a cookie that is dropped takes no body with it", async () => {
    const app = await createTestApp()
    const { account } = await app.mother("Ana")
    const port = await served(app)
    const answer = await signInOver(port, account, "florescer.session_token=a.b")
    expect(answer.status).toBe(200)
  })

  test("a connection that nobody uses is kept for longer than a proxy keeps it", async () => {
    const port = await served(await createTestApp())
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`)
    expect(answer.headers.get("keep-alive")).toBe("timeout=130")
  })
})
