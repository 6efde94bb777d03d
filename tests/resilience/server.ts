import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onTestFinished } from "vitest"
import { serverArguments, serverEnvironment } from "../../scripts/server-process.mjs"
import { agreeToAll } from "../api/agree.ts"
import { baseUrl, createVisitor } from "../api/visitor.ts"
import { freePort } from "../e2e/server.ts"

type Settings = Record<string, string | undefined>
export type Account = { name: string; email: string; password: string }
export type Server = Awaited<ReturnType<typeof startServer>>

/** Hands over what is to be done at the end: of the test, if nothing else is said. */
export type AtEnd = (end: () => Promise<void> | void) => void

/** Creates a folder that is deleted at the end of the test. */
export function freshDataDir(atEnd: AtEnd = onTestFinished) {
  const folder = mkdtempSync(join(tmpdir(), "florescer-resilience-"))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, "data")
}

/** Starts the product, or a program around it, as a process of its own, which a test may treat as badly as it likes. */
export async function spawnServer(
  settings: Settings,
  program = serverArguments.at(-1) ?? "",
  atEnd: AtEnd = onTestFinished,
) {
  const port = await freePort()
  const own = {
    PATH: process.env.PATH,
    HOST: "127.0.0.1",
    PORT: String(port),
    BASE_URL: baseUrl,
    SUPPORT_EMAIL: "contato@florescer.app",
    LOG_LEVEL: "warn",
  }
  const env = { ...serverEnvironment, ...own, ...settings }
  const args = [...serverArguments.slice(0, -1), program]
  const child = spawn(process.execPath, args, { cwd: tmpdir(), env, stdio: ["ignore", "pipe", "pipe"] })
  const output = { out: "", err: "" }
  child.stdout.on("data", (data) => {
    output.out += data
  })
  child.stderr.on("data", (data) => {
    output.err += data
  })
  const ended = once(child, "close").then(([code]) => code as number | null)

  async function end(signal: "SIGTERM" | "SIGKILL") {
    child.kill(signal)
    return ended
  }

  atEnd(async () => {
    await end("SIGKILL")
  })
  const url = `http://127.0.0.1:${port}`
  return {
    child,
    url,
    output,
    ended,
    end,
    async ready() {
      while (!output.out.includes("ready")) {
        if (child.exitCode !== null) throw new Error(`The server ended before it was ready.\n${output.err}`)
        await Promise.race([once(child.stdout, "data"), ended])
      }
    },
    visitor: (cookies?: Record<string, string>) =>
      createVisitor((address, init) => fetch(url + address.slice(baseUrl.length), init), cookies),
  }
}

/** Starts the process and waits until it answers. */
export async function startServer(settings: Settings, program?: string) {
  const server = await spawnServer(settings, program)
  await server.ready()
  return server
}

/** A mother who has signed up and in on a server, and agreed to all that she is asked. */
export async function motherOn(server: Server, name: string) {
  const account: Account = { name, email: `${name.toLowerCase()}@example.org`, password: "senha" }
  const visitor = server.visitor()
  const answers = [await visitor.signUp(account), await visitor.signIn(account)]
  const refused = answers.find(({ status }) => status !== 200)
  if (refused) throw new Error(`${name} was refused: ${refused.status} ${JSON.stringify(refused.body)}`)
  const mother = { ...visitor, account, id: answers[1]?.body.user.id as string }
  await agreeToAll(mother)
  return mother
}
