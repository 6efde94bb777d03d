import { startPostgres } from "../api/postgres.ts"
import { type Figure, report } from "../figures.ts"
import { measureSignInFlood } from "./sign-in-flood.ts"

const figures: Figure[] = await measureSignInFlood("SQLite")
const postgres = await startPostgres()
try {
  figures.push(...(await measureSignInFlood("PostgreSQL", postgres.small)))
} finally {
  await postgres.stop()
}
process.exitCode = report(figures) ? 0 : 1
