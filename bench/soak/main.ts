import { setTimeout as sleep } from "node:timers/promises"
import { openDatabase } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { randomBy } from "#tests/random-household.ts"
import { startPostgres } from "../api/postgres.ts"
import { openFilledProduct } from "../api/product.ts"
import { report } from "../figures.ts"
import { residentMegabytes } from "../resident-memory.ts"
import { quantile, type Sample, targetsOf } from "./judge.ts"
import { createLoad } from "./load.ts"

/** `npm run test:soak -- postgres 60 40` gives the database, the minutes, and the requests in a second. */
const [database = "sqlite", minutesAsked = "60", rateAsked = "40"] = process.argv.slice(2)
const [minutes, perSecond] = [Number(minutesAsked), Number(rateAsked)]
if (!(minutes >= 6 && perSecond > 0)) throw new Error("Give the database, at least 6 minutes, and requests a second.")
const entriesOfAll = 10_000
const sampleMs = 2000
const minuteMs = 60_000
const seed = 20_261_124

console.log(
  `A thousand mothers on ${database}, ${perSecond} requests a second, for ${minutes} minutes after a warm-up of one…`,
)
const postgres = database === "postgres" ? await startPostgres() : undefined
const product = await openFilledProduct(entriesOfAll, postgres?.small, { settings: { LOG_LEVEL: "warn" } })
const load = createLoad(product, randomBy(seed))
await load.begin()
const running = load.run(perSecond)
await sleep(minuteMs)
load.takeLatencies()

const samples: Sample[] = []
const beginMs = performance.now()
printRow("minute", "requests", "p50 ms", "p99 ms", "memory MB", "pages", "errors")
for (let minute = 0; minute < minutes; minute++) {
  while (performance.now() < beginMs + (minute + 1) * minuteMs) {
    await sleep(sampleMs)
    samples.push({ minute, memoryMb: residentMegabytes(product.pid), latenciesMs: load.takeLatencies() })
  }
  printMinute(minute)
}
load.stop()
await running

const errors = [...load.errors, ...logged(product.output()), ...(await lost())]
for (const error of new Set(errors.map((each) => each.slice(0, 300)).slice(0, 1000))) console.log(`✗ ${error}`)
const isMet = report(targetsOf(samples, minutes, errors.length))
await product.close()
await postgres?.stop()
process.exitCode = isMet ? 0 : 1

function printMinute(minute: number) {
  const ofMinute = samples.filter((sample) => sample.minute === minute)
  const latencies = ofMinute.flatMap(({ latenciesMs }) => latenciesMs)
  const memory = ofMinute.map(({ memoryMb }) => memoryMb)
  printRow(
    String(minute + 1),
    String(latencies.length),
    quantile(latencies, 0.5).toFixed(1),
    quantile(latencies, 0.99).toFixed(1),
    quantile(memory, 0.5).toFixed(1),
    String(load.openPages.size),
    String(load.errors.length),
  )
}

function printRow(...cells: string[]) {
  console.log(cells.map((cell) => cell.padStart(10)).join(""))
}

function logged(output: string) {
  return output.split("\n").filter((line) => line.startsWith("{"))
}

async function lost(): Promise<string[]> {
  const { db, close } = await openDatabase(product.place, createLog("silent"), { withoutQueryTimeout: true })
  const { count } = await db
    .selectFrom("receipts")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow()
  await close()
  const added = Number(count) - entriesOfAll
  return added === load.acknowledged()
    ? []
    : [`${load.acknowledged()} operations were acknowledged, ${added} are there`]
}
