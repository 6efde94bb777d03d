import { startPostgres } from "../api/postgres.ts"
import { type Figure, report } from "../figures.ts"
import { measureExport } from "./export.ts"
import { measureReads } from "./reads.ts"
import { measureSignInFlood } from "./sign-in-flood.ts"

const entries = 100_000

console.log("Measuring, for about ten minutes…")
const figures: Figure[] = await measureSignInFlood("SQLite")
const postgres = await startPostgres()
try {
  figures.push(...(await measureSignInFlood("PostgreSQL", postgres.small)))
} finally {
  await postgres.stop()
}
figures.push(...(await measureExport(entries)))
await measureReads()
process.exitCode = report(figures) ? 0 : 1
