import { spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { onTestFinished } from "vitest"
import { freePort } from "../e2e/server.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))
const parts = ["scripts", "server", "domain", "content", "package.json", "package-lock.json", ".npmrc"]

/** Replaces the router's build, which takes a quarter of a minute: writes one page and its script, then does what the page says. */
const routerBuild = `
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
const page = readFileSync("app/page.html", "utf8")
const client = process.env.BUILD_DIR + "/client"
mkdirSync(client + "/assets", { recursive: true })
writeFileSync(client + "/assets/" + page.match(/\\w+/) + ".js", "go()")
for (const file of ["__spa-fallback.html", "service-worker.js"]) writeFileSync(client + "/" + file, page)
if (page.includes("broken")) throw new Error("The page is broken.")
if (page.includes("endless")) setInterval(() => {}, 1000)
`

export type Project = ReturnType<typeof openProject>

/** A copy of the project whose app is a single page. */
export function openProject() {
  const folder = mkdtempSync(join(tmpdir(), "florescer-project-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  mkdirSync(join(folder, "app"))
  const modules = join(folder, "node_modules")
  mkdirSync(join(modules, "@react-router/dev"), { recursive: true })
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== "@react-router") symlinkSync(join(root, "node_modules", name), join(modules, name), "junction")
  }
  const router = { type: "module", bin: { "react-router": "build.mjs" } }
  writeFileSync(join(modules, "@react-router/dev/package.json"), JSON.stringify(router))
  writeFileSync(join(modules, "@react-router/dev/build.mjs"), routerBuild)

  /** Runs a script of the project in a group of processes of its own. */
  function run(script: string, settings: Record<string, string> = {}) {
    const child = spawn(process.execPath, [join(folder, "scripts", script)], {
      env: { PATH: process.env.PATH, ...settings },
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    })
    const output = { text: "" }
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output.text += data))
    const ended = once(child, "close").then(([code]) => code as number | null)
    async function kill() {
      if (child.exitCode === null && child.signalCode === null && child.pid) process.kill(-child.pid, "SIGKILL")
      await ended
    }
    onTestFinished(kill)
    return { child, output, ended, kill }
  }

  return {
    builds: join(folder, "build"),
    write: (page: string) => writeFileSync(join(folder, "app/page.html"), page),
    /** `npm run build`, to its end. */
    async build() {
      const { ended, output } = run("build.mjs")
      return { code: await ended, output: output.text }
    },
    beginBuild: () => run("build.mjs"),
    /** `npm start`, until it answers. */
    async start() {
      const port = await freePort()
      const dataDir = join(folder, "data")
      const url = `http://127.0.0.1:${port}`
      const server = run("start.mjs", { HOST: "127.0.0.1", PORT: String(port), BASE_URL: url, DATA_DIR: dataDir })
      while (!server.output.text.includes("ready")) {
        if (server.child.exitCode !== null) throw new Error(`It ended.\n${server.output.text}`)
        await Promise.race([once(server.child.stdout, "data"), server.ended])
      }
      return {
        output: server.output.text,
        page: async () => (await fetch(url)).text(),
        status: async (path: string) => (await fetch(url + path)).status,
        stop: () => server.kill(),
      }
    },
  }
}
