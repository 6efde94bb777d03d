import { type Env, readEnv, SettingsError } from "./env.ts"
import { loadEnvFile } from "./env-file.ts"
import { createLog, type Log } from "./log.ts"

export class CommandError extends Error {}

/** Runs a command and prints its lines, or the reason why it failed. */
export async function runProgram(work: (env: Env, log: Log) => Promise<string[]>) {
  // New files are readable for their owner only, whatever the shell's umask is.
  process.umask(0o077)
  try {
    loadEnvFile()
    const env = readEnv(process.env)
    const lines = await work(env, createLog("silent"))
    for (const line of lines) console.log(line)
  } catch (error) {
    console.error(sentence(error))
    process.exitCode = 1
  }
}

function sentence(error: unknown) {
  if (error instanceof SettingsError || error instanceof CommandError) return error.message
  const { message, code } = error as NodeJS.ErrnoException
  if (code) return `It did not work: ${message || code}.`
  return (error as Error).stack ?? String(error)
}
