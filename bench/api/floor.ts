import { fork } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { freePort } from "#tests/e2e/server.ts"
import { serverArguments } from "../../scripts/server-process.mjs"

/** Starts a bare Hono route that always sends this answer, with the same Node flags as the server. */
export async function startFloor(answer: unknown) {
  const port = await freePort()
  const program = fileURLToPath(new URL("floor-server.ts", import.meta.url))
  const child = fork(program, [String(port), JSON.stringify(answer)], { execArgv: serverArguments.slice(0, -1) })
  await once(child, "message")
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() }
}
