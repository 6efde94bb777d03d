import { statSync } from "node:fs"
import { runProgram } from "../program.ts"
import { checkCopy } from "./check-copy.ts"
import { makeCopy } from "./make-copy.ts"

const [folder = "backups"] = process.argv.slice(2)

await runProgram(async (env, log) => {
  const file = await makeCopy(env, folder, new Date(), log)
  const { accounts } = checkCopy(file)
  const megabytes = (statSync(file).size / 1_000_000).toFixed(1)
  return [
    `Wrote ${file}: ${accounts} ${accounts === 1 ? "account" : "accounts"}, ${megabytes} MB, checked.`,
    "It holds what mothers wrote, and the keys to their sessions: keep it where only you can read it.",
  ]
})
