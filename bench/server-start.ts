import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort, startServer } from "#tests/e2e/server.ts"
import { median } from "./figures.ts"

/** Measures the median times (ms) from a start to its first answer, with an empty and with a used data folder. */
export async function measureServerStart(times = 5) {
  const firstStarts: number[] = []
  const laterStarts: number[] = []
  for (let time = 0; time < times; time++) {
    const dataDir = await mkdtemp(join(tmpdir(), "florescer-bench-"))
    firstStarts.push(await millisecondsToAnswer(dataDir))
    laterStarts.push(await millisecondsToAnswer(dataDir))
    await rm(dataDir, { recursive: true })
  }
  return { firstMs: median(firstStarts), laterMs: median(laterStarts) }
}

async function millisecondsToAnswer(dataDir: string) {
  const port = await freePort()
  const startedAt = performance.now()
  const server = await startServer({ dataDir, port })
  const elapsed = performance.now() - startedAt
  await server.stop()
  return elapsed
}
