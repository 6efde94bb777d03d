import { fork } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { freePort } from "#tests/e2e/server.ts"
import { serverArguments } from "../../scripts/server-process.mjs"

/** With the product's Node flags. */
export function startFloor(answer: unknown) {
  return startBare("floor-server.ts", [JSON.stringify(answer)])
}

/** Asks PostgreSQL for the session of one of these tokens, by the product's driver. */
export function startDriver(databaseUrl: string, tokens: readonly string[]) {
  return startBare("driver-server.ts", [databaseUrl, ...tokens])
}

async function startBare(file: string, args: string[]) {
  const port = await freePort()
  const program = fileURLToPath(new URL(file, import.meta.url))
  const child = fork(program, [String(port), ...args], { execArgv: serverArguments.slice(0, -1) })
  await once(child, "message")
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() }
}
