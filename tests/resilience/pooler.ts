import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { onTestFinished } from "vitest"
import { isRoot } from "../../scripts/set-up/debian.mjs"
import { freePort } from "../e2e/server.ts"

/** PgBouncer, on this machine only, that pools transactions in front of a database. Returns the address that passes it. */
export async function startPooler(program: string, databaseUrl: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "florescer-pooler-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const pooled = Object.assign(new URL(databaseUrl), { port: String(await freePort()) })
  const file = join(folder, "pgbouncer.ini")
  const lines = [
    "[databases]",
    `* = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}`,
    "[pgbouncer]",
    `listen_addr = ${pooled.hostname}`,
    `listen_port = ${pooled.port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
  ]
  writeFileSync(file, `${lines.join("\n")}\n`)
  // PgBouncer refuses to run as root.
  chmodSync(folder, 0o755)
  const child = spawn(program, ["-q", ...(isRoot() ? ["-u", "nobody"] : []), file], { stdio: "ignore" })
  const ended = once(child, "exit")
  onTestFinished(async () => {
    child.kill("SIGKILL")
    await ended
  })
  while (!(await answers(pooled.href))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}.`)
    await sleep(50)
  }
  return pooled.href
}

async function answers(url: string) {
  const client = new pg.Client(url)
  try {
    await client.connect()
    await client.query("select 1")
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
