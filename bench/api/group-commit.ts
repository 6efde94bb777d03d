import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { type Comparison, compare } from "./compare.ts"
import { openFilledProduct } from "./product.ts"
import { tickItem } from "./requests.ts"

const connections = 128
const entries = 1000
const syncs = 200
const memoryFileSystems = new Set([0x01021994, 0x858458f6])

export type GroupCommit = { syncMs: number; compared: Comparison }

/** Operations of different mothers on SQLite: the same build with one commit each, and with commits that are shared. */
export async function measureGroupCommit(): Promise<GroupCommit> {
  const syncMs = measureSync()
  const program = fileURLToPath(new URL("ungrouped-server.ts", import.meta.url))
  const ungrouped = await openFilledProduct(entries, undefined, { program })
  const grouped = await openFilledProduct(entries, undefined)
  const compared = await compare({ ...tickItem(ungrouped), connections }, { ...tickItem(grouped), connections })
  await ungrouped.close()
  await grouped.close()
  return { syncMs, compared }
}

/** What a sync of 4 kB takes in the folder of the databases (ms). Throws where nothing is written to a disk. */
function measureSync() {
  const folder = mkdtempSync(join(tmpdir(), "florescer-bench-sync-"))
  try {
    if (memoryFileSystems.has(statfsSync(folder).type)) throw new Error("TMPDIR must be on a disk to measure commits.")
    const file = openSync(join(folder, "file"), "w")
    const startMs = performance.now()
    for (let count = 0; count < syncs; count++) {
      writeSync(file, Buffer.alloc(4096))
      fdatasyncSync(file)
    }
    const ms = (performance.now() - startMs) / syncs
    closeSync(file)
    return ms
  } finally {
    rmSync(folder, { recursive: true })
  }
}
