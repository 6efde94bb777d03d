import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { prepareWholeRun, runChecks, wholeRun } from "./checks.mjs"

export async function runWhole() {
  prepareWholeRun()
  const tallies = []
  for (const row of wholeRun) tallies.push(...(await runRow(row)))
  return tallies
}

async function runRow({ inSight, beside }) {
  if (beside.length === 0) return runChecks(inSight)
  const folder = mkdtempSync(join(tmpdir(), "florescer-beside-"))
  const [report, output] = [join(folder, "report.json"), join(folder, "output.txt")]
  const program = fileURLToPath(import.meta.resolve("./beside.mjs"))
  const file = openSync(output, "w")
  const others = spawn(process.execPath, [program, report, ...beside], { stdio: ["ignore", file, file] })
  const ended = once(others, "exit")
  const tallies = runChecks(inSight)
  await ended
  console.log(readFileSync(output, "utf8"))
  const ofOthers = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : [notEnded]
  rmSync(folder, { recursive: true })
  return [...tallies, ...ofOthers]
}

const notEnded = { title: "Beside", passed: 0, failures: ["did not end"], skipped: 0, files: [] }
