import { readFileSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { onTestFinished } from "vitest"
import { startEmbeddedPostgres } from "../embedded-postgres.ts"
import { until } from "./until.ts"

export type OwnPostgres = Awaited<ReturnType<typeof startOwnPostgres>>

/** A PostgreSQL of the test's own, which it may stop, kill and start. */
export async function startOwnPostgres() {
  const {
    url: server,
    postgres,
    databaseDir,
    remove,
  } = await startEmbeddedPostgres({
    initdbFlags: ["--no-sync"],
    onError: () => {},
  })
  const url = `${server}/postgres`
  onTestFinished(remove)

  /** The processes that work for it: one for each connection, and those that write in the background. */
  async function processes(): Promise<number[]> {
    const client = new pg.Client(url)
    client.on("error", () => {})
    await client.connect()
    const { rows } = await client.query("select pid from pg_stat_activity where pid <> pg_backend_pid()")
    await client.end()
    return rows.map(({ pid }) => pid)
  }

  /** Resolves once it takes connections again. */
  function recovered() {
    return until(() => processes().then(yes, no))
  }

  /** Kills one process of it, upon which it ends all others and recovers by itself. */
  async function killOneProcess(which: number) {
    const pids = await processes()
    kill(pids[which % pids.length])
  }

  /** Kills all of it at once, and starts it again. */
  async function killAndStart() {
    const pids = await processes()
    const [postmaster = ""] = readFileSync(join(databaseDir, "postmaster.pid"), "utf8").split("\n")
    for (const pid of [Number(postmaster), ...pids]) kill(pid)
    // It refuses to start until the last of its former processes is gone.
    while (!(await postgres.start().then(yes, no)));
  }

  return { url, postgres, recovered, killOneProcess, killAndStart }
}

const yes = () => true
const no = () => false

/** A process that has ended by itself meanwhile is as good as killed. */
function kill(pid: number | undefined) {
  try {
    if (pid) process.kill(pid, "SIGKILL")
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error
  }
}
