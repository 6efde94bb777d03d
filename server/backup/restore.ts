import { parseArgs } from "node:util"
import { runProgram } from "../program.ts"
import { BackupError } from "./backup-error.ts"
import { restoreCopy } from "./restore-copy.ts"

await runProgram((env, log) => {
  const isOn = { type: "boolean", default: false } as const
  const text = { type: "string" } as const
  const options = { force: isOn, move: isOn, "without-secret": isOn, "secret-file": text, "passphrase-file": text }
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [file] = positionals
  if (!file) throw new BackupError("Say which copy to restore: npm run restore -- backups/florescer-….sqlite")
  const secretSource = {
    secretFile: values["secret-file"],
    passphraseFile: values["passphrase-file"],
    withoutSecret: values["without-secret"],
  }
  return restoreCopy(file, { env, force: values.force, isMove: values.move, secretSource, now: new Date(), log })
})
