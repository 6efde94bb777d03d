import { existsSync } from "node:fs"
import { type Env, readEnv, SettingsError } from "./env.ts"
import { createLog, type Log } from "./log.ts"
import { Refusal } from "./refusal.ts"

/** Runs a command with the server's own settings and prints what it says; what stops it is said in one sentence. */
export async function runProgram(work: (env: Env, log: Log) => Promise<string[]>) {
  // A copy of what she told is read by its owner only, whatever the machine's habit is.
  process.umask(0o077)
  try {
    if (existsSync(".env")) process.loadEnvFile()
    const env = readEnv(process.env)
    const lines = await work(env, createLog("silent"))
    for (const line of lines) console.log(line)
  } catch (error) {
    console.error(sentence(error))
    process.exitCode = 1
  }
}

function sentence(error: unknown) {
  if (error instanceof SettingsError || error instanceof Refusal) return error.message
  const { message, code } = error as NodeJS.ErrnoException
  // A disk that is full, a database that is away: the reason is enough. Anything else is a fault of ours.
  if (code) return `It did not work: ${message || code}.`
  return (error as Error).stack ?? String(error)
}
