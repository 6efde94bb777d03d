import { parseArgs } from "node:util"
import { applyEnvFile } from "../env-file.ts"
import { createLog } from "../log.ts"
import { examine } from "./examine.ts"
import { counted, type Finding } from "./finding.ts"

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    thorough: { type: "boolean", default: false },
    backups: { type: "string", default: "backups" },
  },
})

process.umask(0o077)
// An error in .env is a finding and must not stop the doctor.
applyEnvFile()
const findings = await examine({
  variables: process.env,
  backupFolder: values.backups,
  isThorough: values.thorough,
  log: createLog("silent"),
  now: new Date(),
})
const [wrong, look] = (["wrong", "look"] as const).map((verdict) => findings.filter((each) => each.verdict === verdict))
if (values.json) console.log(JSON.stringify({ ok: wrong?.length === 0, findings }, null, 2))
else for (const line of [...findings.map(lineOf), summary()]) console.log(line)
process.exitCode = wrong?.length === 0 ? 0 : 1

function lineOf({ check, verdict, says, advice }: Finding) {
  const line = `${verdict.padEnd(6)} ${check.padEnd(9)} ${says}`
  return advice ? `${line}\n${" ".repeat(17)}${advice}` : line
}

function summary() {
  if (wrong?.length) return `${counted(wrong.length, "thing")} to mend, ${look?.length} to look at.`
  return look?.length ? `Nothing is wrong; ${counted(look.length, "thing")} to look at.` : "All is well."
}
