import { startPostgres } from "../api/postgres.ts"
import { report } from "../figures.ts"
import { measureSignInFlood } from "./sign-in-flood.ts"

const onSqlite = await measureSignInFlood("SQLite")
process.exitCode = report([...onSqlite, ...(await measureOnPostgres())]) ? 0 : 1

async function measureOnPostgres() {
  const postgres = await startPostgres()
  try {
    return await measureSignInFlood("PostgreSQL", postgres.small)
  } finally {
    await postgres.stop()
  }
}
