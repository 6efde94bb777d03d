import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { serverEnvironment } from "../server-process.mjs"
import { nodeBinary } from "../set-up/project.mjs"

/**
 * Huge pages are turned on, because without them allocating the 32 MB for a password's hash takes twice as long as the
 * hash itself.
 */
const hugePages = { GLIBC_TUNABLES: "glibc.malloc.hugetlb=1" }

const nothingRun = { passed: 0, failures: [], skipped: 0, files: [] }

export function runTests({ args, env, count = (tally) => tally, mayBeNone = false }) {
  const folder = mkdtempSync(join(tmpdir(), "florescer-report-"))
  const report = join(folder, "report.json")
  const { NODE_COMPILE_CACHE } = serverEnvironment
  const ownEnv = { ...process.env, ...hugePages, NODE_COMPILE_CACHE, ...env(report) }
  const { status } = spawnSync(nodeBinary, args, { stdio: "inherit", env: ownEnv })
  const tally = existsSync(report) ? count(JSON.parse(readFileSync(report, "utf8"))) : nothingRun
  rmSync(folder, { recursive: true })
  return withRunner(tally, status === 0, mayBeNone)
}

// A crash of the test runner that no test reports also counts as a failure.
function withRunner(tally, runnerSucceeded, mayBeNone) {
  if (tally.failures.length > 0) return tally
  if (!runnerSucceeded) return { ...tally, failures: ["the test runner itself failed"] }
  return tally.passed === 0 && !mayBeNone ? { ...tally, failures: ["not one test ran"] } : tally
}
