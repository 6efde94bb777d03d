import { writeFileSync } from "node:fs"
import { runChecks } from "./checks.mjs"

const [report, ...names] = process.argv.slice(2)
writeFileSync(report, JSON.stringify(runChecks(names)))
