import { type Env, readEnv, SettingsError } from "./env.ts"
import { loadEnvFile } from "./env-file.ts"
import { createLog, type Log } from "./log.ts"

/** Stops a command; its message is one sentence for whoever runs this server. */
export class CommandError extends Error {}

/** Runs a command with the server's own settings and prints the lines it returns, or one sentence that says why it failed. */
export async function runProgram(work: (env: Env, log: Log) => Promise<string[]>) {
  // Only their owner reads the files that a command writes, whatever the umask of the machine.
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
  // For a full disk or an unavailable database the reason is enough. Anything else is a bug.
  if (code) return `It did not work: ${message || code}.`
  return (error as Error).stack ?? String(error)
}
