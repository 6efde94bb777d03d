import { startPostgres } from "../api/postgres.ts"
import { type Figure, report } from "../figures.ts"
import { measureExport } from "./export.ts"
import { measureReads } from "./reads.ts"
import { measureSignInFlood } from "./sign-in-flood.ts"

// Ten minutes, or one part: `npm run bench:abuse -- export 10000`.
const [only = "", entries = 100_000] = process.argv.slice(2)

const figures: Figure[] = "flood".includes(only) ? await measureFlood() : []
if ("export".includes(only)) figures.push(...(await measureExport(Number(entries))))
if ("reads".includes(only)) await measureReads()
process.exitCode = report(figures) ? 0 : 1

async function measureFlood() {
  const onSqlite = await measureSignInFlood("SQLite")
  const postgres = await startPostgres()
  try {
    return [...onSqlite, ...(await measureSignInFlood("PostgreSQL", postgres.small))]
  } finally {
    await postgres.stop()
  }
}
