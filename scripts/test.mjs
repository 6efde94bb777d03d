import { checkChanged } from "./changed/changed.mjs"
import { checks, wholeRun } from "./checks/checks.mjs"
import { sum, summarize } from "./checks/tally.mjs"
import { installIfNeeded } from "./set-up/install.mjs"
import { enterProject } from "./set-up/project.mjs"

// `npm test -- unit,e2e diary` runs two of the checks and hands `diary` to them; `npm test -- --changed` what a change can break.
const [chosen, ...rest] = process.argv.slice(2)

enterProject("test")
installIfNeeded()

const total = sum(chosen === "--changed" ? checkChanged(rest[0]) : runChecks(chosen?.split(",") ?? wholeRun))
console.log(`\n${summarize(total, performance.now() / 1000)}`)
process.exitCode = total.failures.length > 0 ? 1 : 0

function runChecks(names) {
  return names.map((name) => {
    console.log(`\n── ${checks[name].title} ──`)
    return { title: checks[name].title, ...checks[name].run(rest) }
  })
}
