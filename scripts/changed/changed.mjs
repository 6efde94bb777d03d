import { execFileSync } from "node:child_process"
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { checks } from "../checks/checks.mjs"
import { npmScriptSucceeds } from "../checks/npm-script.mjs"
import { asTally } from "../checks/tally.mjs"
import { testsReachedBy } from "./reach.mjs"
import { readReferences } from "./references.mjs"

const budgetMs = 180_000
const listedMost = 20

/** Runs for three minutes. Without `revision`: uncommitted changes, or the last commit. */
export function checkChanged(revision, startedAtMs = Date.now()) {
  const untilMs = startedAtMs + budgetMs
  const changed = changedSince(revision)
  if (changed.length === 0) return [{ title: "Changed", ...asTally(true) }]
  console.log(`${changed.length} changed files`)
  const fixed = [
    ["types", () => npmScriptSucceeds("check:types")],
    ["lint", () => npmScriptSucceeds("check:lint")],
    ["dependencies", () => npmScriptSucceeds("check:dependencies")],
  ]
  const tallies = []
  const leftOut = []
  for (const [name, succeeds] of fixed) {
    if (Date.now() > untilMs) leftOut.push(checks[name].title)
    else tallies.push(titled(checks[name].title, () => asTally(succeeds())))
  }
  const reached = testsReachedBy(changed, readReferences(trackedFiles())).filter((file) => existsSync(file))
  const tests = reached.filter((file) => file.includes(".test."))
  if (Date.now() > untilMs || tests.length === 0) leftOut.push(...tests)
  else {
    const tally = titled("The tests that it reaches", () => runInOrder(tests, untilMs))
    leftOut.push(...tally.leftOut)
    tallies.push(tally)
  }
  leftOut.push(...reached.filter((file) => file.includes(".spec.")))
  tellOf(leftOut)
  return tallies
}

function titled(title, run) {
  console.log(`\n── ${title} ──`)
  return { title, ...run() }
}

function runInOrder(tests, untilMs) {
  const folder = mkdtempSync(join(tmpdir(), "florescer-changed-"))
  process.env.FLORESCER_TEST_PLAN = join(folder, "plan.json")
  writeFileSync(process.env.FLORESCER_TEST_PLAN, JSON.stringify({ tests, untilMs }))
  const tally = checks.chosen.run(tests)
  rmSync(folder, { recursive: true })
  return { leftOut: [], ...tally }
}

function tellOf(leftOut) {
  if (leftOut.length === 0) return
  console.log(`\nLeft out, and run by \`npm test\` (${leftOut.length}):`)
  for (const each of leftOut.slice(0, listedMost)) console.log(`  ${each}`)
  if (leftOut.length > listedMost) console.log(`  and ${leftOut.length - listedMost} more`)
}

function changedSince(revision) {
  const uncommitted = [
    ...git("diff", "--name-only", revision ?? "HEAD"),
    ...git("ls-files", "-o", "--exclude-standard"),
  ]
  return uncommitted.length > 0 || revision ? uncommitted : git("diff", "--name-only", "HEAD~1")
}

function trackedFiles() {
  return git("ls-files", "-co", "--exclude-standard").filter((file) => existsSync(file))
}

function git(...args) {
  return execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean)
}
