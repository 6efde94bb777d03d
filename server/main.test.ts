import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { type IncomingMessage, request } from "node:http"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, inject, onTestFinished, test } from "vitest"
import { programEnvironment } from "#tests/api/program-environment.ts"
import { freshDatabaseUrl } from "#tests/api/test-database.ts"

const main = join(import.meta.dirname, "main.ts")

/** Starts the server as a process of its own in an empty folder, and collects its output. */
function start(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "florescer-main-"))
  const dataDir = join(folder, "data")
  const env = { ...programEnvironment, DATA_DIR: dataDir, ...settings }
  const child = spawn(process.execPath, [main], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] })
  const output = { out: "", err: "" }
  child.stdout.on("data", (data) => (output.out += data))
  child.stderr.on("data", (data) => (output.err += data))
  const ended = once(child, "close").then(([code]) => code as number)
  onTestFinished(async () => {
    if (child.exitCode === null) child.kill("SIGKILL")
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  return { child, output, ended, dataDir }
}

async function ready(child: ChildProcess, output: { out: string }) {
  while (!output.out.includes("ready")) await Promise.race([once(child.stdout ?? child, "data"), once(child, "close")])
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  return typeof address === "object" && address ? address.port : 0
}

test("it starts with one line, answers on both of localhost's addresses, and stops cleanly", async () => {
  const port = await freePort()
  const { child, output, ended, dataDir } = start({ PORT: String(port) })
  await ready(child, output)
  expect(output).toEqual({ out: `Florescer is ready: http://localhost:${port}\n`, err: "" })
  expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()).toEqual({ ok: true })
  const readiness = await (await fetch(`http://localhost:${port}/readyz`)).json()
  expect(readiness).toEqual({ ok: true, installation: expect.stringMatching(/^[\w-]{16}$/) })
  expect(statSync(join(dataDir, "florescer.sqlite")).mode & 0o777).toBe(0o600)
  child.kill("SIGTERM")
  expect(await ended).toBe(0)
  expect(output.err).toBe("")
  expect(output.out).toMatch(/\nFlorescer is stopping \(SIGTERM\)\.\nFlorescer has stopped\.\n$/)
  expect(existsSync(join(dataDir, "florescer.sqlite-wal"))).toBe(false)
})

test("a second server on the same SQLite file is refused by one sentence", async () => {
  const first = start({ PORT: String(await freePort()) })
  await ready(first.child, first.output)
  const second = start({ PORT: String(await freePort()), DATA_DIR: first.dataDir })
  expect(await second.ended).toBe(1)
  expect(second.output.err).toMatch(/^Another server runs on the folder of DATA_DIR [^\n]+\n$/)
})

test("a request in flight is answered before it stops", async () => {
  const port = await freePort()
  const { child, output, ended } = start({ PORT: String(port) })
  await ready(child, output)
  const body = JSON.stringify({ name: "Ana", email: "ana@example.org", password: "x" })
  const signUp = request(`http://127.0.0.1:${port}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": body.length, expect: "100-continue" },
  })
  signUp.flushHeaders()
  await once(signUp, "continue")
  child.kill("SIGTERM")
  signUp.end(body)
  const [answer] = (await once(signUp, "response")) as [IncomingMessage]
  answer.resume()
  expect(answer.statusCode).toBe(200)
  expect(await ended).toBe(0)
  expect(output.out).toContain("mail written to the outbox")
})

test("it stops even when nobody reads what it says any more", async () => {
  const { child, output, ended } = start({ PORT: String(await freePort()) })
  await ready(child, output)
  child.stdout.destroy()
  child.kill("SIGTERM")
  expect(await ended).toBe(0)
})

test("on PostgreSQL it starts and stops as well", async () => {
  const port = await freePort()
  const { child, output, ended } = start({
    PORT: String(port),
    DATABASE_URL: (await freshDatabaseUrl("postgres")) ?? "",
  })
  await ready(child, output)
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  child.kill("SIGINT")
  expect(await ended).toBe(0)
  expect(output.err).toBe("")
})

test.each([
  ["a wrong setting", () => ({ PORT: "eighty" }), /^The setting PORT must be a whole number from 1 to 65535\.\n$/],
  [
    "a database that is not there",
    () => ({ DATABASE_URL: `${inject("postgresUrl")}/none` }),
    /^The setting DATABASE_URL [^\n]+\.\n$/,
  ],
  ["a host that is not here", () => ({ HOST: "203.0.113.1", PORT: "39871" }), /^The setting HOST [^\n]+\.\n$/],
])("%s stops the start with one sentence", async (_, settings, sentence) => {
  const { output, ended } = start(settings())
  expect(await ended).toBe(1)
  expect(output.err).toMatch(sentence)
  expect(output.err).not.toContain("secret")
  expect(output.out).toBe("")
})

test("a port that is taken, and a data folder that cannot be written, stop the start with one sentence", async () => {
  const taken = createServer().listen(0, "127.0.0.1")
  await once(taken, "listening")
  onTestFinished(() => void taken.close())
  const address = taken.address()
  const port = typeof address === "object" && address ? address.port : 0
  const first = start({ PORT: String(port) })
  expect(await first.ended).toBe(1)
  expect(first.output.err).toBe(`The setting PORT must be free, but another program uses ${port}.\n`)

  const file = join(mkdtempSync(join(tmpdir(), "florescer-main-")), "file")
  writeFileSync(file, "")
  const second = start({ DATA_DIR: join(file, "data") })
  expect(await second.ended).toBe(1)
  expect(second.output.err).toMatch(
    /^The setting DATA_DIR names a folder that cannot be made or written \(a file is in its place\): [^\n]+\n$/,
  )
})
