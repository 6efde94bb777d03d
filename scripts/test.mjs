import { checks, wholeRun } from "./checks/checks.mjs"
import { sum, summarize } from "./checks/tally.mjs"
import { installIfNeeded } from "./set-up/install.mjs"
import { enterProject } from "./set-up/project.mjs"

// `node scripts/test.mjs unit,e2e diary` runs two of the checks and hands `diary` to them.
const [chosen, ...rest] = process.argv.slice(2)
const names = chosen?.split(",") ?? wholeRun

enterProject("test")
installIfNeeded()

const tallies = names.map((name) => {
  console.log(`\n── ${checks[name].title} ──`)
  return { title: checks[name].title, ...checks[name].run(rest) }
})

const total = sum(tallies)
console.log(`\n${summarize(total)}`)
process.exitCode = total.failures.length > 0 ? 1 : 0
