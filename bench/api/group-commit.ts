import { execFileSync } from "node:child_process"
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
const program = fileURLToPath(new URL("ungrouped-server.ts", import.meta.url))
const source = fileURLToPath(new URL("slow-sync.c", import.meta.url))
const memoryFileSystems = new Set([0x01021994, 0x858458f6])

/** Each flush of a file is delayed by this many ms, to imitate slower disks than this machine's. */
const slowerByMs = [0, 1, 4]

/** In `compared`, `one` commits each operation by itself, and `other` lets operations share commits. */
export type GroupCommit = { syncMs: number; compared: Comparison }

export async function measureGroupCommit(): Promise<GroupCommit[]> {
  const syncMs = measureSync()
  const folder = mkdtempSync(join(tmpdir(), "florescer-bench-sync-"))
  try {
    const library = join(folder, "slow-sync.so")
    execFileSync("cc", ["-O1", "-shared", "-fPIC", "-o", library, source, "-ldl"])
    const measured: GroupCommit[] = []
    for (const ms of slowerByMs) {
      const settings = { LD_PRELOAD: library, SLOW_SYNC_MICROSECONDS: String(ms * 1000) }
      measured.push({ syncMs: syncMs + ms, compared: await compareCommits(ms === 0 ? {} : settings) })
    }
    return measured
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function compareCommits(settings: Record<string, string>): Promise<Comparison> {
  const ungrouped = await openFilledProduct(entries, undefined, { program, settings })
  const grouped = await openFilledProduct(entries, undefined, { settings })
  const compared = await compare({ ...tickItem(ungrouped), connections }, { ...tickItem(grouped), connections })
  await ungrouped.close()
  await grouped.close()
  return compared
}

/** Measures how long (ms) a flush of 4 kB takes. Throws if the folder is in memory. */
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
