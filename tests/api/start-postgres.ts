import type { TestProject } from "vitest/node"
import { startEmbeddedPostgres } from "../embedded-postgres.ts"
import { temporaryFolder } from "../temporary-folder.ts"
import { createMigratedDatabase } from "./migrated-postgres.ts"

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One real PostgreSQL for the whole run. */
export default async function startPostgres(project: TestProject) {
  const settings = {
    persistent: false,
    initdbFlags: ["--no-sync"],
    postgresFlags: ["-c", "fsync=off", "-c", "max_connections=400"],
  }
  const { url, remove } = await startEmbeddedPostgres(settings, temporaryFolder)
  await createMigratedDatabase(url)
  project.provide("postgresUrl", url)
  return remove
}
