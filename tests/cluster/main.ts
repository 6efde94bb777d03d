import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { openDatabase } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { type Figure, report } from "../../bench/figures.ts"
import { findOrInstallClusterPrograms } from "../../scripts/set-up/cluster.mjs"
import { createAnswers } from "./answers.ts"
import { createApps } from "./apps.ts"
import { startCluster } from "./cluster.ts"
import { compare } from "./compare.ts"
import { createDirectWriter } from "./direct-writer.ts"
import { type Fault, faults, takeAway } from "./faults.ts"
import { createMother, type Mother } from "./mother.ts"
import { writeNextVersion } from "./next-version.ts"
import { follow, readDuring, visit } from "./visitors.ts"
import { within } from "./within.ts"

const kills = Number(process.argv[2] ?? process.env.FLORESCER_KILLS ?? 20)
const motherCount = 50
const readerCount = 8
const streamCount = 6
const warmUpMs = 5000
const readMs = 15_000
/** Writes go on for this long before the next loss. */
const calmMs = 2000
/** Every third loss comes while the node that was lost before is still on its way back. */
const hurriedEvery = 3
/** Three times what it may take. */
const writtenSeconds = 75

type DirectWriter = ReturnType<typeof createDirectWriter>

const root = fileURLToPath(new URL("../../", import.meta.url))
const programs = findOrInstallClusterPrograms()
if (!programs) throw new Error("Patroni, etcd, HAProxy and PostgreSQL are not installed.")

const cluster = await startCluster(programs)
const apps = createApps(cluster)
const databaseUrl = `postgres://florescer:${cluster.values.APP_PASSWORD}@${cluster.values.PRIMARY}/florescer`
let isOver = false
const mayGoOn = () => !isOver
process.once("exit", cluster.killAll)
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1))

try {
  await cluster.patroni.healthy()
  await cluster.createDatabase()
  await apps.startAll(root)
  const figures = await measure()
  process.exitCode = report(figures) ? 0 : 1
} finally {
  isOver = true
  await apps.stop()
  await cluster.stop()
  if (process.exitCode === 0) cluster.remove()
  else console.log(`The logs are in ${cluster.folder}.`)
}

async function measure(): Promise<Figure[]> {
  const answers = createAnswers(cluster.url)
  const mothers: Mother[] = []
  for (let number = 1; number <= motherCount; number++) mothers.push(await createMother(number, answers))
  const living = mothers.map((mother) => mother.live(mayGoOn))
  const visiting = [1, 2].map((number) => visit(number, answers, mayGoOn))
  const streams = mothers.slice(0, streamCount).map((mother) => follow(mother, cluster.url, mayGoOn))
  await sleep(warmUpMs)

  const readers = mothers.slice(0, readerCount)
  const readsBefore = await readDuring(readers, answers, () => sleep(readMs))
  const codes: (number | null)[] = []
  const next = writeNextVersion(cluster.folder)
  const readsDuring = await readDuring(readers, answers, async () => {
    for (const number of [1, 2, 3]) codes.push(await apps.replace(number, next))
  })
  console.log(`rolling restart: ${readsBefore.toFixed(0)} reads a second before, ${readsDuring.toFixed(0)} during it`)

  const directWriter = createDirectWriter(cluster)
  await directWriter.prepare()
  const recoveries: Record<Fault, number[]> = { postgres: [], node: [], partition: [], patroni: [] }
  let lostBefore: string | undefined
  for (let kill = 0; kill < kills; kill++) {
    if (kill === Math.floor(kills / 2)) await stopEtcdLeader(mothers)
    const fault = faults[kill % faults.length] as Fault
    if (lostBefore && kill % hurriedEvery === hurriedEvery - 1) await cluster.patroni.comingBack(lostBefore)
    else await calm()
    const { node, seconds } = await killPrimary(fault, mothers, directWriter)
    console.log(`${kill + 1}. ${fault} of ${node}: writes again after ${seconds.toFixed(1)} s`)
    recoveries[fault].push(seconds)
    lostBefore = node
  }
  // Also the node that was lost last comes back, by itself as the others.
  await calm()
  console.log(`nodes that Patroni copied anew: ${cluster.copies()}`)

  isOver = true
  await Promise.all(living)
  await Promise.all(visiting)
  const streamed = await Promise.all(streams)
  const database = await openDatabase({ dataDir: "", databaseUrl }, createLog("silent"))
  const { acknowledged, lost, doubled } = await compare(database, mothers)
  await database.close()
  lost.push(...(await directWriter.lost()).map((id) => `write ${id} past HAProxy`))
  console.log(`writes that a node acknowledged after it was cut off: ${directWriter.acknowledged.length}`)
  const refusals = mothers.flatMap((mother) => mother.refusals)
  const wrong = [...answers.wrong, ...refusals, ...streamed.flatMap(({ statuses }) => badStatuses(statuses))]
  const { brokenOff, statuses } = answers
  console.log(
    `${acknowledged} operations acknowledged to ${motherCount} mothers; ${brokenOff} requests without an answer`,
  )
  console.log(`answers by status: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(", ")}`)
  console.log(`changes that open pages were told of: ${streamed.reduce((sum, { told }) => sum + told, 0)}`)
  for (const line of [...lost, ...doubled, ...wrong].slice(0, 50)) console.log(`  ${line}`)

  return [
    { name: "acknowledged operations lost", value: lost.length, limit: 0, unit: "" },
    { name: "operations doubled", value: doubled.length, limit: 0, unit: "" },
    { name: "500s, 503s without Retry-After, wrong refusals", value: wrong.length, limit: 0, unit: "" },
    {
      name: "nodes that did not come back by themselves",
      value: cluster.patroni.reinitialized.length,
      limit: 0,
      unit: "",
    },
    {
      name: "nodes that led again after they were cut off",
      value: cluster.patroni.tookBack.length,
      limit: 0,
      unit: "",
    },
    {
      name: "app processes that did not end well",
      value: codes.filter((code) => code !== 0).length,
      limit: 0,
      unit: "",
    },
    { name: "writes again after PostgreSQL was killed", value: most(recoveries.postgres), limit: 10, unit: "s" },
    { name: "writes again after its node was killed", value: most(recoveries.node), limit: 25, unit: "s" },
    { name: "writes again after its node was cut off", value: most(recoveries.partition), limit: 25, unit: "s" },
    { name: "writes again after its Patroni was killed", value: most(recoveries.patroni), limit: 15, unit: "s" },
    {
      name: "reads during a rolling restart, to before",
      value: readsDuring / readsBefore,
      limit: 0.5,
      unit: "×",
      atLeast: true,
    },
  ]
}

/** Waits until all nodes are well, which says how long that took, and a little longer. */
async function calm() {
  const beginMs = performance.now()
  await cluster.patroni.healthy()
  console.log(`   three nodes well after ${((performance.now() - beginMs) / 1000).toFixed(1)} s`)
  await sleep(calmMs)
}

/** Takes the primary away, and brings its node back once writes go on. The seconds until a write that was sent since is acknowledged. */
async function killPrimary(fault: Fault, mothers: readonly Mother[], directWriter: DirectWriter) {
  const beginMs = performance.now()
  const { node, mend } = await takeAway(cluster, fault, directWriter)
  const goneMs = performance.now()
  const [seconds] = await Promise.all([secondsUntilWritten(mothers, beginMs, goneMs), mend()])
  return { node: node.name, seconds }
}

async function stopEtcdLeader(mothers: readonly Mother[]) {
  await calm()
  const beginMs = performance.now()
  const number = await cluster.etcd.killLeader()
  const seconds = await secondsUntilWritten(mothers, beginMs, performance.now())
  console.log(`etcd's leader killed: a write after ${seconds.toFixed(1)} s`)
  await sleep(calmMs * 5)
  await cluster.etcd.start(number)
}

function secondsUntilWritten(mothers: readonly Mother[], beginMs: number, goneMs: number) {
  return within(
    writtenSeconds,
    async () => {
      const since = mothers.flatMap(({ acknowledged }) => {
        const last = acknowledged.at(-1)
        return last && last.sentMs > goneMs ? last.answeredMs : []
      })
      return since.length > 0 && (Math.min(...since) - beginMs) / 1000
    },
    () => "no write was acknowledged",
  )
}

function badStatuses(statuses: readonly number[]) {
  return statuses.filter((status) => ![200, 502, 503, 504].includes(status)).map((status) => `event stream: ${status}`)
}

function most(seconds: readonly number[]) {
  return Math.max(0, ...seconds)
}
