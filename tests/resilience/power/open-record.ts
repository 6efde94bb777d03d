import { spawnSync } from "node:child_process"
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { onTestFinished } from "vitest"

const source = fileURLToPath(new URL("record-writes.c", import.meta.url))

/** A compiler of C, of which the record needs one, and Linux. */
export const mayRecord = process.platform === "linux" && spawnSync("cc", ["--version"]).status === 0
if (!mayRecord) console.warn("Power cuts are not tested here: that needs Linux and a C compiler, cc.")

/** A folder whose files are recorded, for processes that get these settings. */
export function openRecord() {
  const folder = mkdtempSync(join(tmpdir(), "florescer-power-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const library = join(folder, "record-writes.so")
  const { status, stderr } = spawnSync("cc", ["-O1", "-shared", "-fPIC", "-o", library, source, "-ldl"], {
    encoding: "utf8",
  })
  if (status !== 0) throw new Error(`The record cannot be compiled.\n${stderr}`)
  const file = join(folder, "record")
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o755)
  writeFileSync(file, "")
  chmodSync(file, 0o666)
  return {
    folder,
    file,
    settingsFor: (recorded: string) => ({ LD_PRELOAD: library, POWER_FOLDER: recorded, POWER_RECORD: file }),
    /** Returns the current place in the record. What was answered before this call stands before it. */
    place: () => statSync(file).size,
  }
}
