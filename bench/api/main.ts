import { type Figures, measureDatabase } from "./measure-database.ts"
import { startPostgres } from "./postgres.ts"
import { reportTargets } from "./targets.ts"

console.log("Measuring, for about ten minutes…")
const onSqlite = await measureDatabase()
printSpeeds("SQLite", onSqlite)
const onPostgres = await measureOnPostgres()
printSpeeds("PostgreSQL", onPostgres)

const readOfFloor = onSqlite.speeds.find(({ name }) => name === "diary read")?.ofFloor ?? Number.NaN
const allMet = reportTargets([
  { name: "SQLite: diary read, bare route = 1", value: readOfFloor, limit: 0.2, unit: "×", atLeast: true },
  ...targetsOf("SQLite", onSqlite),
  ...targetsOf("PostgreSQL", onPostgres),
])
process.exitCode = allMet ? 0 : 1

async function measureOnPostgres() {
  const postgres = await startPostgres()
  try {
    return await measureDatabase(postgres)
  } finally {
    await postgres.stop()
  }
}

function targetsOf(database: string, { growth, memory }: Figures) {
  const { middleMb, endMb } = memory
  return [
    { name: `${database}: read among 1,000,000, among 1,000 = 1`, value: growth.read, limit: 1.2, unit: "×" },
    { name: `${database}: write among 1,000,000, among 1,000 = 1`, value: growth.write, limit: 1.2, unit: "×" },
    { name: `${database}: memory after a minute of load`, value: endMb, limit: 250, unit: "MB" },
    { name: `${database}: the same, half a minute before = 1`, value: endMb / middleMb, limit: 1.05, unit: "×" },
  ]
}

function printSpeeds(database: string, { speeds }: Figures) {
  printRow(database, "requests/s", "p50", "p99", "bare = 1")
  for (const { name, summary, ofFloor } of speeds) {
    const { perSecond, p50Ms, p99Ms } = summary
    printRow(name, perSecond.toFixed(0), `${p50Ms.toFixed(2)} ms`, `${p99Ms.toFixed(2)} ms`, ofFloor.toFixed(3))
  }
  console.log()
}

function printRow(name: string, ...cells: string[]) {
  console.log(name.padEnd(34) + cells.map((cell) => cell.padStart(12)).join(""))
}
