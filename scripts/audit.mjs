import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { npm } from "./set-up/npm.mjs"
import { enterProject } from "./set-up/project.mjs"
import { judgeFindings } from "./supply-chain/findings.mjs"

enterProject("production")

const { command, args, options } = npm("audit", "--json")
const { stdout } = spawnSync(command, args, { ...options, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
const list = process.argv[2] ?? new URL("supply-chain/accepted-findings.json", import.meta.url)
const accepted = JSON.parse(readFileSync(list, "utf8"))
const { lines, isGood } = judgeFindings(answerOf(stdout), accepted, new Date())
for (const line of lines) console.log(line)
process.exitCode = isGood ? 0 : 1

function answerOf(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
