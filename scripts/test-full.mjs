import { checks } from "./checks/checks.mjs"
import { fullParts } from "./checks/full-parts.mjs"
import { sum, summarize } from "./checks/tally.mjs"
import { installIfNeeded } from "./set-up/install.mjs"
import { enterProject } from "./set-up/project.mjs"

// `npm run test:full` runs every part; `npm run test:full -- fuzz,training` runs two of them.
const names = process.argv[2]?.split(",") ?? Object.keys(fullParts)
const unknown = names.filter((name) => !Object.hasOwn(fullParts, name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. The parts: ${Object.keys(fullParts).join(", ")}`)
  process.exit(1)
}

enterProject("test")
installIfNeeded()
process.env.FLORESCER_TEST_FULL = "true"

const tallies = names.flatMap((name) =>
  fullParts[name].map(([check, ...filters]) => {
    console.log(`\n── ${name}: ${checks[check].title} ──`)
    return { title: name, ...checks[check].run(filters) }
  }),
)
const total = sum(tallies)
console.log(`\n${summarize(total, performance.now() / 1000)}`)
process.exitCode = total.failures.length > 0 ? 1 : 0
