import { runChecks } from "./checks/checks.mjs"
import { runWhole } from "./checks/run-whole.mjs"
import { sum, summarize } from "./checks/tally.mjs"
import { installIfNeeded } from "./set-up/install.mjs"
import { enterProject } from "./set-up/project.mjs"

// `npm test -- unit,e2e diary` runs two checks with the filter `diary`; `npm test -- --changed main~3` runs what later
// changes could break.
const [chosen, ...rest] = process.argv.slice(2)

enterProject("test")
installIfNeeded()

const total = sum(await run())
console.log(`\n${summarize(total, performance.now() / 1000)}`)
process.exitCode = total.failures.length > 0 ? 1 : 0

function run() {
  if (chosen === "--changed") return runChecks(["types", "lint", "dependencies", "changed"], rest)
  return chosen ? runChecks(chosen.split(","), rest) : runWhole()
}
