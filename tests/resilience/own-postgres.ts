import { onTestFinished } from "vitest"
import { startEmbeddedPostgres } from "../embedded-postgres.ts"

/** A PostgreSQL of the test's own, which it may stop and start. */
export async function startOwnPostgres() {
  const { url, postgres, remove } = await startEmbeddedPostgres({ initdbFlags: ["--no-sync"], onError: () => {} })
  onTestFinished(remove)
  return { url: `${url}/postgres`, postgres }
}
