import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { prepareWholeRun, runChecks, wholeRun } from "./checks.mjs"

/** The tallies of a whole run: some checks alone, then some in sight and others beside them, whose output is shown at their end. */
export async function runWhole() {
  prepareWholeRun()
  const alone = runChecks(wholeRun.alone)
  const folder = mkdtempSync(join(tmpdir(), "florescer-beside-"))
  const [report, output] = [join(folder, "report.json"), join(folder, "output.txt")]
  const program = fileURLToPath(import.meta.resolve("./beside.mjs"))
  const file = openSync(output, "w")
  const beside = spawn(process.execPath, [program, report, ...wholeRun.beside], { stdio: ["ignore", file, file] })
  const ended = once(beside, "exit")
  const inSight = runChecks(wholeRun.inSight)
  await ended
  console.log(readFileSync(output, "utf8"))
  const tallies = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : [notEnded]
  rmSync(folder, { recursive: true })
  return [...alone, ...inSight, ...tallies]
}

const notEnded = { title: "Beside", passed: 0, failures: ["did not end"], skipped: 0, files: [] }
