import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, onTestFinished, test } from "vitest"
import { AppError, interception, send as sendOfApp } from "#app/send.ts"
import { noSessionIn } from "#app/session/no-session.ts"
import { refusalOf } from "#app/sync/start-sync.ts"
import { findProgram } from "../../scripts/set-up/find-program.mjs"
import { findOrUnpackProxy } from "../../scripts/set-up/proxies.mjs"
import { written } from "../api/sync.ts"
import { baseUrl, createVisitor } from "../api/visitor.ts"
import { freePort } from "../e2e/server.ts"
import { freshDataDir, motherOn, spawnServer } from "./server.ts"
import { until } from "./until.ts"

const guide = readFileSync(`${import.meta.dirname}/../../docs/deploy.md`, "utf8")
const page = "<!doctype html><title>Voltamos logo</title><h1>Voltamos logo</h1>"

type Ports = { port: number; server: number; folder: string }
type Maintenance = "none" | "200" | "503"

/** The guide's own configurations, of one machine, without what only that machine has: its name, its certificate, its logs. */
const proxies = {
  nginx: {
    program: () => findOrUnpackProxy("nginx"),
    write({ port, server, folder }: Ports, maintenance: Maintenance) {
      const written = blockAfter("With nginx:")
        .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
        .replace(/^ *ssl_certificate.*\n/gm, "")
        .replace("/var/log/nginx/florescer.log", join(folder, "access.log"))
        .replace("localhost:3000", `127.0.0.1:${server}`)
      const instead =
        maintenance === "none" ? "" : `location / { default_type text/html; return ${maintenance} "${page}"; }`
      const served = instead ? written.replace(/ {2}location \/ \{[\s\S]*?\n {2}\}/, instead) : written
      const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((it) => `${it}_temp_path ${folder}/${it};`)
      const main = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;`
      const file = join(folder, "nginx.conf")
      writeFileSync(file, `${main}\nevents {}\nhttp {\n${temp.join("\n")}\n${served}\n}\n`)
      return ["-p", folder, "-e", `${folder}/error.log`, "-c", file]
    },
  },
  Caddy: {
    program: () => findOrUnpackProxy("caddy"),
    write({ port, server, folder }: Ports, maintenance: Maintenance) {
      const written = blockAfter("whole configuration")
        .replace("florescer.example.org {", `http://127.0.0.1:${port} {\n\tbind 127.0.0.1`)
        .replace("localhost:3000", `127.0.0.1:${server}`)
        .replace("log {", `log {\n\t\toutput file ${folder}/access.log`)
      const instead = `header Content-Type text/html\n\trespond "${page}" ${maintenance}`
      const served = maintenance === "none" ? written : written.replace(/reverse_proxy .*/, instead)
      const file = join(folder, "Caddyfile")
      writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${served}`)
      return ["run", "--config", file, "--adapter", "caddyfile"]
    },
  },
  HAProxy: {
    program: () => findProgram(["haproxy"]),
    write({ port, server, folder }: Ports, maintenance: Maintenance) {
      const written = readFileSync(`${import.meta.dirname}/../../deploy/cluster/haproxy.cfg`, "utf8")
      const http = written
        .slice(written.indexOf("defaults florescer-http"))
        // biome-ignore lint/suspicious/noTemplateCurlyInString: HAProxy's own variables
        .replace("${APP_BIND}", `127.0.0.1:${port}`)
        .replace(/^ *server app[23] .*\n/gm, "")
        .replace(/\$\{APP_1\}/g, `127.0.0.1:${server}`)
        .replace(/^ *log global\n/gm, "")
      const instead = `http-request return status ${maintenance} content-type text/html string '${page}'`
      const served =
        maintenance === "none" ? http : http.replace("  default_backend", `  ${instead}\n  default_backend`)
      const file = join(folder, "haproxy.cfg")
      writeFileSync(file, `global\n  maxconn 200\n${served}`)
      return ["-db", "-f", file]
    },
  },
}

/** The first block of code after some words of the guide. */
function blockAfter(words: string): string {
  const [, block] = guide.slice(guide.indexOf(words)).match(/```\w*\n([\s\S]*?)\n```/) ?? []
  if (!guide.includes(words) || !block) throw new Error(`the guide has no configuration after “${words}”`)
  return block
}

/** Runs until the test ends, or it is ended; resolves once somebody answers at its port. */
async function run(command: string, args: string[], port: number) {
  const environment = { PATH: process.env.PATH, HOME: tmpdir(), XDG_DATA_HOME: tmpdir(), XDG_CONFIG_HOME: tmpdir() }
  const child = spawn(command, args, { env: environment, stdio: ["ignore", "ignore", "pipe"] })
  let said = ""
  child.stderr.on("data", (data) => {
    said += data
  })
  const ended = once(child, "close")
  const end = async () => {
    child.kill("SIGKILL")
    await ended
  }
  onTestFinished(end)
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${command} ended: ${said}`)
    return Boolean(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))
  })
  return { end }
}

/** As the app sends, and what it makes of the answer. */
function appOf(proxy: string, cookies: Record<string, string>) {
  return async (path: string, body?: object, signal?: AbortSignal) => {
    const cookie = Object.entries(cookies).map((pair) => pair.join("="))
    const headers = { cookie: cookie.join("; "), origin: baseUrl, "content-type": "application/json" }
    const init = body ? { method: "POST", body: JSON.stringify(body) } : {}
    try {
      const answer = await sendOfApp(`${proxy}${path}`, { ...init, headers, ...(signal && { signal }) })
      return { answer: await answer.json(), error: null }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { answer: null, error }
    }
  }
}

/** Expects that the app treats this as no answer of the server: it waits, keeps her changes, and sends them again. */
function expectNotTheServersWord({ answer, error }: Awaited<ReturnType<ReturnType<typeof appOf>>>) {
  expect(answer).toBeNull()
  expect(["UNREACHABLE", "INTERCEPTED", "SERVICE_UNAVAILABLE"]).toContain(error?.code)
  expect(noSessionIn(error)).toBeNull()
  expect(refusalOf(error)).toBeNull()
}

describe.each(Object.entries(proxies))("behind %s", (_name, { program: find, write }) => {
  const program = find() ?? ""

  test.skipIf(!program)(
    "a server that is away, restarts or is slow, and pages in its place, lose nothing of hers",
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "florescer-proxy-"))
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
      const settings = { DATA_DIR: freshDataDir(), TRUSTED_PROXIES: "loopback" }
      const first = await spawnServer(settings)
      await first.ready()
      const server = Number(new URL(first.url).port)
      const port = await freePort()
      const start = (maintenance: Maintenance) => run(program, write({ port, server, folder }, maintenance), port)
      let proxy = await start("none")
      const url = `http://127.0.0.1:${port}`
      const visitor = () => createVisitor((address, init) => fetch(url + address.slice(baseUrl.length), init))
      const mother = await motherOn({ ...first, visitor }, "Ana")
      const app = appOf(url, mother.cookies)
      const [entry, slow, late] = [written(), written(), written()]
      const sync = (operation: object, signal?: AbortSignal) =>
        app("/api/sync", { userId: mother.id, since: null, operations: [operation] }, signal)

      const { heard } = await eventsOf(url, mother)
      expect((await sync(entry)).answer.results).toMatchObject([{ status: "applied" }])
      await heard

      first.child.kill("SIGSTOP")
      expectNotTheServersWord(await sync(slow, AbortSignal.timeout(500)))
      first.child.kill("SIGCONT")
      await until(async () => (await sync(slow)).answer !== null)
      expect((await sync(slow)).answer.results).toMatchObject([{ status: "already" }])

      const { answer, error } = await app("/api/sync", { text: "a".repeat(3_000_000) })
      expect(answer).toBeNull()
      expect(noSessionIn(error)).toBeNull()
      expect(["PAYLOAD_TOO_LARGE", "UNREACHABLE", "INTERCEPTED"]).toContain(error?.code)

      await first.end("SIGTERM")
      expectNotTheServersWord(await sync(late))
      expectNotTheServersWord(await app("/api/auth/get-session"))
      for (const maintenance of ["200", "503"] as const) {
        await proxy.end()
        proxy = await start(maintenance)
        expectNotTheServersWord(await sync(late))
        expectNotTheServersWord(await app("/api/auth/get-session"))
      }

      await proxy.end()
      await start("none")
      const second = await spawnServer({ ...settings, PORT: String(server) })
      await second.ready()
      await until(async () => (await app("/api/auth/get-session")).answer !== null)
      expect((await app("/api/auth/get-session")).answer.user.id).toBe(mother.id)
      const { results, changes } = (await sync(late)).answer
      expect(results).toMatchObject([{ status: "applied" }])
      expect(changes.filter(({ noun }: { noun: string }) => noun === "diaryEntries")).toHaveLength(3)
      expect(interception.read()).toBe(false)
    },
  )
})

type Listener = { id: string; cookies: Record<string, string> }

/** The stream stands once this resolves; what it resolves to, once something was told by it. */
async function eventsOf(url: string, { id, cookies }: Listener) {
  const cookie = Object.entries(cookies).map((pair) => pair.join("="))
  const ending = new AbortController()
  onTestFinished(() => ending.abort())
  const headers = { cookie: cookie.join("; "), origin: baseUrl }
  const { body } = await fetch(`${url}/api/sync/events?userId=${id}`, { headers, signal: ending.signal })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let told = ""
  const hears = async () => {
    await until(async () => {
      const { value, done } = (await reader?.read()) ?? { done: true }
      if (done) throw new Error(`the stream has ended after ${told}`)
      told += value
      // The first says only where it begins.
      return told.split("data:").length > 2
    })
  }
  return { heard: hears() }
}
