import { statSync } from "node:fs"
import { knownVersions, schemaVersion } from "../database/migrate.ts"
import { openDatabase } from "../database/open.ts"
import type { Env } from "../env.ts"
import type { Log } from "../log.ts"
import { noteBackup } from "../overview/moments.ts"
import { runProgram } from "../program.ts"
import { checkCopy } from "./check-copy.ts"
import { makeCopy } from "./make-copy.ts"

const [folder = "backups"] = process.argv.slice(2)

await runProgram(async (env, log) => {
  const file = await makeCopy(env, folder, new Date(), log)
  const { accounts } = checkCopy(file)
  await note(env, log)
  const megabytes = (statSync(file).size / 1_000_000).toFixed(1)
  return [
    `Wrote ${file}: ${accounts} ${accounts === 1 ? "account" : "accounts"}, ${megabytes} MB, checked.`,
    "It holds what mothers wrote, and the keys to their sessions: keep it where only you can read it.",
  ]
})

async function note(env: Env, log: Log) {
  const database = await openDatabase(env, log)
  try {
    if ((await schemaVersion(database)) === knownVersions.at(-1)) await noteBackup(database.db, new Date())
  } finally {
    await database.close()
  }
}
