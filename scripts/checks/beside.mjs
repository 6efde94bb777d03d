import { writeFileSync } from "node:fs"
import { setPriority } from "node:os"
import { checks, runChecks } from "./checks.mjs"

/** A third of the share that others have, where the machine is busy. */
const patient = 5

// Runs checks beside others, and writes their tallies.
const [report, ...names] = process.argv.slice(2)
const tallies = names.flatMap((name) => {
  if (checks[name].isPatient) setPriority(patient)
  return runChecks([name])
})
writeFileSync(report, JSON.stringify(tallies))
