import { writeFileSync } from "node:fs"
import { runChecks } from "./checks.mjs"

// Runs checks beside others, and writes their tallies.
const [report, ...names] = process.argv.slice(2)
writeFileSync(report, JSON.stringify(runChecks(names)))
