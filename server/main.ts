import { existsSync } from "node:fs"
import { join } from "node:path"
import { createApp } from "./app.ts"
import { createBackground } from "./background.ts"
import { keptAuthSecret, prepareDataDir } from "./data-dir.ts"
import { migrate } from "./database/migrate.ts"
import { type Database, openDatabase } from "./database/open.ts"
import { readEnv, SettingsError } from "./env.ts"
import { listen } from "./listen.ts"
import { createLog } from "./log.ts"
import { createMailer } from "./mail/send.ts"

const clientDir = join(import.meta.dirname, "../build/client")
/** How long requests in flight may take after the signal to stop. */
const drainMs = 10_000

try {
  await start()
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exit(1)
}

async function start() {
  if (existsSync(".env")) process.loadEnvFile()
  // What she tells is kept in files that only their owner reads, whatever the machine's habit is.
  process.umask(0o077)
  const env = readEnv(process.env)
  prepareDataDir(env.dataDir)
  const secret = env.authSecret ?? keptAuthSecret(env.dataDir)
  const log = createLog(env.logLevel)
  const database = await openDatabase(env, log)
  await prepareDatabase(database)
  const background = createBackground(log)
  const sendMail = createMailer(env, log)
  const app = createApp({ env, secret, database, sendMail, background, log, now: () => new Date(), clientDir })

  const close = await listen(app.fetch, env)
  console.log(`Florescer is ready: ${env.baseUrl}`)

  let isStopping = false
  async function stop() {
    // A terminal and its parent may both say it.
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), drainMs).unref()
    await close()
    await background.settled()
    await database.close()
    process.exit(0)
  }
  process.on("SIGTERM", stop)
  process.on("SIGINT", stop)
}

async function prepareDatabase(database: Database) {
  try {
    await migrate(database)
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    const reason = message || code ? ` (${message || code})` : ""
    throw new SettingsError(
      database.type === "postgres"
        ? `The setting DATABASE_URL names a database that cannot be used${reason}.`
        : `The setting DATA_DIR names a folder whose database cannot be used${reason}.`,
    )
  }
}
