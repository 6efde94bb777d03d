import { statSync } from "node:fs"
import { parseArgs } from "node:util"
import { knownVersions, schemaVersion } from "../database/migrate.ts"
import { openDatabase, sqliteFile } from "../database/open.ts"
import type { Env } from "../env.ts"
import type { Log } from "../log.ts"
import { runProgram } from "../program.ts"
import { noteBackup } from "../team/overview/moments.ts"
import { checkCopy, refuseDamaged } from "./check-copy.ts"
import { makeCopy } from "./make-copy.ts"
import type { CopiedSecret } from "./metadata.ts"
import { chooseSecret, type SecretChoice } from "./secret-choice.ts"

await runProgram(async (env, log) => {
  const { folder, choice } = ask()
  const now = new Date()
  const { copied, words } = await chooseSecret(env, choice, log, now)
  const { file, accounts } = await copyAndCheck(env, folder, copied, now, log)
  await note(env, log)
  const megabytes = (statSync(file).size / 1_000_000).toFixed(1)
  return [
    `Wrote ${file}: ${accounts} ${accounts === 1 ? "account" : "accounts"}, ${megabytes} MB, checked.`,
    "It holds what mothers wrote: keep it where only you can read it.",
    ...words,
  ]
})

async function copyAndCheck(env: Env, folder: string, copied: CopiedSecret, now: Date, log: Log) {
  try {
    const file = await makeCopy(env, folder, copied, now, log)
    return { file, accounts: checkCopy(file).accounts }
  } catch (error) {
    if (!env.databaseUrl) refuseDamaged(sqliteFile(env.dataDir))
    throw error
  }
}

function ask() {
  const [isOn, text] = [{ type: "boolean", default: false } as const, { type: "string" } as const]
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { "with-secret": isOn, "without-secret": isOn, "secret-file": text, "passphrase-file": text },
  })
  const choice: SecretChoice = {
    withSecret: values["with-secret"],
    withoutSecret: values["without-secret"],
    secretFile: values["secret-file"],
    passphraseFile: values["passphrase-file"],
  }
  return { folder: positionals[0] ?? "backups", choice }
}

async function note(env: Env, log: Log) {
  const database = await openDatabase(env, log)
  try {
    if ((await schemaVersion(database)) === knownVersions.at(-1)) await noteBackup(database.db, new Date())
  } finally {
    await database.close()
  }
}
