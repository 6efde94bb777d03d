import { setTimeout as sleep } from "node:timers/promises"
import { openProduct } from "#tests/e2e/product.ts"
import { buildEmptyApp } from "./empty-app.ts"
import { report } from "./figures.ts"
import { firstLoadKilobytes } from "./first-load.ts"
import { measureFoodsAtHome } from "./foods-at-home.ts"
import { measurePlan } from "./plan.ts"
import { residentMegabytes } from "./resident-memory.ts"
import { serveFolder } from "./serve-folder.ts"
import { measureServerStart } from "./server-start.ts"
import { measureThreeYears } from "./three-years.ts"
import { measureUnderstanding } from "./understanding.ts"
import { measureWeeks } from "./week.ts"

console.log("Measuring…")
const { firstMs, laterMs } = await measureServerStart()
const { idleMb, landingKb } = await measureProduct()
const emptyKb = await measureEmptyApp()
const { messageMs, includesMs } = measureUnderstanding()
const { medianMs, p99Ms } = measurePlan()
const { atHomeMs, weekMs } = measureFoodsAtHome()
const { chartsMs, searchMs } = await measureThreeYears()

console.log(`First load of the landing page: ${landingKb.toFixed(1)} kB; of an empty app: ${emptyKb.toFixed(1)} kB.`)

const allWithin = report([
  { name: "First start, empty data folder", value: firstMs, limit: 1000, unit: "ms" },
  { name: "Later start", value: laterMs, limit: 1000, unit: "ms" },
  { name: "Resident memory, idle", value: idleMb, limit: 150, unit: "MB" },
  { name: "Landing page's JavaScript, empty app = 1", value: landingKb / emptyKb, limit: 1.25, unit: "×" },
  { name: "Her week, planned: median", value: medianMs, limit: 25, unit: "ms" },
  { name: "Her week, planned: slowest in a hundred", value: p99Ms, limit: 100, unit: "ms" },
  { name: "What is at home, from a year of rows", value: atHomeMs, limit: 2, unit: "ms" },
  { name: "The same, a week planned = 1", value: atHomeMs / weekMs, limit: 0.2, unit: "×" },
  { name: "Charts of three years, drawn", value: chartsMs, limit: 100, unit: "ms" },
  { name: "Search in three years of pages", value: searchMs, limit: 100, unit: "ms" },
  { name: "Chat: one message understood", value: messageMs, limit: 2, unit: "ms" },
  { name: "Chat: the same, one pass of includes = 1", value: messageMs / includesMs, limit: 40, unit: "×" },
])
process.exitCode = allWithin ? 0 : 1

// The figures of weeks are only printed: a week that misses its aims does not fail the run.
console.log("\nA week to shop and cook, beside its aims:")
report(measureWeeks())

async function measureProduct() {
  const product = await openProduct("bench")
  await sleep(5000)
  const idleMb = residentMegabytes(product.pid())
  const landingKb = await firstLoadKilobytes(product.url)
  await product.close()
  return { idleMb, landingKb }
}

async function measureEmptyApp() {
  const app = await buildEmptyApp()
  const server = await serveFolder(app.clientFolder)
  const kilobytes = await firstLoadKilobytes(server.url)
  server.close()
  await app.remove()
  return kilobytes
}
