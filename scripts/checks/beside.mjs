import { writeFileSync } from "node:fs"
import { oneByOne, runChecks } from "./checks.mjs"

const [report, ...names] = process.argv.slice(2)
writeFileSync(report, JSON.stringify(runChecks(names, [], oneByOne)))
