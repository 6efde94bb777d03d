import { report } from "../figures.ts"
import { type GroupCommit, measureGroupCommit } from "./group-commit.ts"
import { type Figures, measureDatabase } from "./measure-database.ts"
import { startPostgres } from "./postgres.ts"

console.log("Measuring, for about a quarter of an hour…")
const onSqlite = await measureDatabase()
printSpeeds("SQLite", onSqlite)
const onPostgres = await measureOnPostgres()
printSpeeds("PostgreSQL", onPostgres)

const commits = await measureGroupCommit()
for (const { syncMs, compared } of commits) {
  printRow(`A disk that syncs in ${syncMs.toFixed(2)} ms`, "requests/s", "p50", "p99", "alone = 1")
  printSpeed({ name: "operations with a commit each", summary: compared.one, ofFloor: 1 })
  printSpeed({ name: "with shared commits", summary: compared.other, ofFloor: compared.ratio })
}
console.log()

const screenRead = "screen read, nothing new"
const allMet = report([
  shareOfFloor("SQLite", onSqlite, "diary read", 0.2),
  shareOfFloor("SQLite", onSqlite, screenRead, 0.2),
  shareOfFloor("PostgreSQL", onPostgres, screenRead, 0.18),
  shareOfCeiling(onPostgres, 0.5),
  ...commits.map(ofCommits),
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

function shareOfFloor(database: string, { speeds }: Figures, name: string, limit: number) {
  const value = speeds.find((speed) => speed.name === name)?.ofFloor ?? Number.NaN
  return { name: `${database}: ${name}, bare route = 1`, value, limit, unit: "×", atLeast: true }
}

function shareOfCeiling({ speeds, ceilingPerSecond = Number.NaN }: Figures, limit: number) {
  const read = speeds.find(({ name }) => name === screenRead)
  const value = (read?.summary.perSecond ?? Number.NaN) / ceilingPerSecond
  return { name: "PostgreSQL: the same, its SQL by pgbench = 1", value, limit, unit: "×", atLeast: true }
}

function ofCommits({ syncMs, compared: { ratio } }: GroupCommit) {
  const name = `SQLite: shared commits, one each = 1, sync ${syncMs.toFixed(1)} ms`
  return { name, value: ratio, limit: 4, unit: "×", atLeast: true }
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
  for (const speed of speeds) printSpeed(speed)
  console.log()
}

function printSpeed({ name, summary: { perSecond, p50Ms, p99Ms }, ofFloor }: Figures["speeds"][number]) {
  printRow(name, perSecond.toFixed(0), `${p50Ms.toFixed(2)} ms`, `${p99Ms.toFixed(2)} ms`, ofFloor.toFixed(3))
}

function printRow(name: string, ...cells: string[]) {
  console.log(name.padEnd(34) + cells.map((cell) => cell.padStart(12)).join(""))
}
