import { parseArgs } from "node:util"
import { runProgram } from "../program.ts"
import { BackupError } from "./backup-error.ts"
import { restoreCopy } from "./restore-copy.ts"

await runProgram((env, log) => {
  const isOn = { type: "boolean", default: false } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { force: isOn, move: isOn } })
  const [file] = positionals
  if (!file) throw new BackupError("Say which copy to restore: npm run restore -- backups/florescer-….sqlite")
  return restoreCopy(file, { env, force: values.force, isMove: values.move, now: new Date(), log })
})
