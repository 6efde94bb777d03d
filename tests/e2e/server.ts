import { spawn } from "node:child_process"
import { randomInt } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:net"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { serverArguments, serverEnvironment } from "../../scripts/server-process.mjs"

/** This is long enough for a busy machine; it ends a run that would hang. */
const answerAtLatestMs = 60_000

/** Starts the product as a mother meets it, on its production build and on a port of its own. */
export async function startServer({
  dataDir,
  port,
  settings = {},
  project,
  program,
  hostname = "127.0.0.1",
}: {
  dataDir: string
  port: number
  settings?: Record<string, string>
  /** The folder of another copy of the project, to be started in place of this one. */
  project?: string
  /** What starts the server in place of its own program. */
  program?: string
  /** Its name in the address of its pages; it listens on loopback in any case. */
  hostname?: string
}) {
  const url = `http://${hostname}:${port}`
  const main = program ?? (project && join(project, "server/main.ts"))
  const args = main ? [...serverArguments.slice(0, -1), main] : serverArguments
  const server = spawn(process.execPath, args, {
    // The server runs away from the caller's .env and settings, so that a run is the same on every machine.
    cwd: dataDir,
    env: {
      ...serverEnvironment,
      PATH: process.env.PATH,
      GLIBC_TUNABLES: process.env.GLIBC_TUNABLES,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      BASE_URL: url,
      DATA_DIR: dataDir,
      ...settings,
    },
  })
  let output = ""
  for (const stream of [server.stdout, server.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk
    })
  }
  const ended = once(server, "exit")
  // The server must not outlive a test run that failed.
  const kill = () => server.kill("SIGKILL")
  process.once("exit", kill)
  server.once("exit", () => process.off("exit", kill))

  async function stop() {
    server.kill("SIGTERM")
    await ended
  }

  await answered(`${url}/readyz`, () => server.exitCode !== null).catch((error) => {
    kill()
    throw new Error(`${error.message}\n${output}`)
  })
  return { url, pid: server.pid ?? Number.NaN, output: () => output, stop }
}

/**
 * A port that nothing listens on, below those that a system gives to whoever connects: nobody else has it by chance while
 * its server is away.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const probe = createServer().listen(port, "127.0.0.1")
  const isFree = await once(probe, "listening").then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  probe.close()
  await once(probe, "close")
  return port
}

async function answered(url: string, hasEnded: () => boolean) {
  const deadline = performance.now() + answerAtLatestMs
  while (performance.now() < deadline) {
    if (hasEnded()) throw new Error("The server ended before it answered.")
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await sleep(5)
  }
  throw new Error(`The server did not answer within ${answerAtLatestMs} ms.`)
}
