import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onTestFinished } from "vitest"
import type { DatabaseType } from "#server/database/open.ts"
import { freePort, startServer } from "#tests/e2e/server.ts"
import { freshDatabaseUrl } from "./test-database.ts"
import { baseUrl, createVisitor } from "./visitor.ts"

/** A data folder, and a database if it is not in that folder. */
export type Place = { dataDir: string; databaseUrl: string | undefined }

/** An empty installation, deleted after the test. */
export async function emptyPlace(type: DatabaseType): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), "florescer-place-"))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return { dataDir, databaseUrl: await freshDatabaseUrl(type) }
}

/** The settings for an installation. */
export function settingsOf({ dataDir, databaseUrl }: Place): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
}

/** The server as a process of its own, and browsers that talk to it over the network. */
export async function startRealServer(place: Place, more: Record<string, string> = {}) {
  const settings = { BASE_URL: baseUrl, ...settingsOf(place), ...more }
  const server = await startServer({ dataDir: place.dataDir, port: await freePort(), settings })
  onTestFinished(server.stop)
  return {
    url: server.url,
    stop: server.stop,
    output: server.output,
    visitor: (cookies?: Record<string, string>) =>
      createVisitor((url, init) => fetch(url.replace(baseUrl, server.url), init), cookies),
  }
}
