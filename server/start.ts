import type { Agent } from "node:https"
import { setTimeout as sleep } from "node:timers/promises"
import { endUnconfirmedAccessTokens } from "./account/access-token/data.ts"
import { createPasswordHashing } from "./account/passwords/hashing.ts"
import { endUnconfirmedSessions } from "./account/sessions.ts"
import { createApp } from "./app.ts"
import { createBackground } from "./background.ts"
import { loadAuthSecret, prepareDataDir } from "./data-dir.ts"
import { migrate, pendingBreaking } from "./database/migrate.ts"
import { reachesListeners } from "./database/notified.ts"
import { requireNoObstacle } from "./database/obstacle.ts"
import { onceUsable } from "./database/once-usable.ts"
import { type Database, openDatabase, pastPooler } from "./database/open.ts"
import { findOtherDefaults } from "./database/session-settings.ts"
import { isDatabaseUnavailable } from "./database/unavailable.ts"
import { type Env, readEnv, SettingsError } from "./env.ts"
import { loadEnvFile } from "./env-file.ts"
import { createJobs } from "./jobs/jobs.ts"
import { loadKeys } from "./keys/load-keys.ts"
import { listen } from "./listen.ts"
import { createLog, type Log } from "./log.ts"
import { createMailQueue } from "./mail/queue.ts"
import { createMailer } from "./mail/send.ts"
import { claimDataDir } from "./only-server.ts"
import { buildFolder, findBuilds } from "./pages/builds.ts"
import { notePolicy } from "./privacy/policy/versions.ts"
import { loadPushKeys } from "./reminders/push/keys.ts"
import { createPush } from "./reminders/push/send.ts"
import { createReminders } from "./reminders/reminders.ts"
import { createSyncEvents } from "./sync/events.ts"
import { createScheduledReplies } from "./team/send-scheduled.ts"
import { tidyAfterStart } from "./tidy-memory.ts"

/** How long running requests may take after a stop signal. */
const drainMs = 10_000
/** How long mails and a job's batch may take once no request is running any more. */
const drainBackgroundMs = 3000

/** Starts the server. `pushAgent` decides to which addresses pushes may be sent. Throws a SettingsError. */
export async function start(pushAgent: Agent, worksPerCommitMax?: number) {
  loadEnvFile()
  // New files are readable for their owner only, whatever the shell's umask is.
  process.umask(0o077)
  const env = readEnv(process.env)
  prepareDataDir(env.dataDir)
  const secret = env.authSecret ?? loadAuthSecret(env.dataDir)
  const log = createLog(env.logLevel)
  if (!env.databaseUrl) claimDataDir(env.dataDir)
  const database = await openUsable(env, log, worksPerCommitMax)
  if (env.requireEmailVerification) {
    await endUnconfirmedSessions(database)
    await endUnconfirmedAccessTokens(database)
  }
  const background = createBackground(log)
  const now = () => new Date()
  const keys = await loadKeys(database.db, secret, now())
  const mails = createMailQueue({ database, keys, deliver: createMailer(env, log), background, log, now })
  const pushKeys = await loadPushKeys(database.db, keys.push, log, now())
  const subject = `mailto:${env.supportEmail}`
  const push = pushKeys && createPush({ keys: pushKeys, subject, agent: pushAgent, now })
  const reminders = createReminders({ database, push, mails, baseUrl: env.baseUrl, keys, background, log, now })
  const jobs = createJobs({ database, keys, env, mails, background, log, now })
  const policy = await notePolicy(database.db, env.privacyDetails, now())
  const passwords = createPasswordHashing()
  const builds = findBuilds(buildFolder)
  const events = createSyncEvents(database, log)
  const scheduledReplies = createScheduledReplies({ env, keys, database, mails, events, push, background, log, now })
  let isStopping = false
  const app = createApp({
    env,
    policy,
    keys,
    database,
    mails,
    passwords,
    events,
    pushKeys,
    push,
    background,
    log,
    now,
    isStopping: () => isStopping,
    ...builds,
  })

  const close = await listen(app.fetch, env)
  void warnIfUnheard(database, log)
  mails.start()
  jobs.start()
  reminders.start()
  scheduledReplies.start()

  async function stop(signal: NodeJS.Signals) {
    // A terminal and the parent process may both send the signal.
    if (isStopping) return
    isStopping = true
    console.log(`Florescer is stopping (${signal}).`)
    // The load balancer gets time to stop sending requests to this process.
    await sleep(env.stopDelaySeconds * 1000)
    setTimeout(giveUp, drainMs).unref()
    // When their event streams end, open pages reconnect to another process or to this one's successor.
    events.close()
    await close()
    jobs.stop()
    reminders.stop()
    scheduledReplies.stop()
    mails.stop()
    await Promise.race([background.settled(), sleep(drainBackgroundMs)])
    await database.close()
    console.log("Florescer has stopped.")
    process.exit(0)
  }
  function giveUp() {
    console.error("Florescer stopped before everything in flight was finished.")
    process.exit(1)
  }
  process.on("SIGTERM", stop)
  process.on("SIGINT", stop)
  console.log(`Florescer is ready: ${env.baseUrl}`)
  tidyAfterStart()
}

/** Warns at the start that notifications do not arrive; otherwise only the doctor would show it. */
async function warnIfUnheard({ pool, listeningPool }: Database, log: Log) {
  if (!pool || !listeningPool) return
  // No warning is given here if the database cannot be reached, because that is reported elsewhere.
  const isHeard = await reachesListeners({ pool, listeningPool }).catch(() => true)
  if (!isHeard)
    log.warn(
      "changes made by other processes are not heard of: set DATABASE_DIRECT_URL to PostgreSQL's own address, past the pooler",
    )
}

async function migrateWarned(database: Database, log: Log) {
  const breaking = await pendingBreaking(database)
  if (breaking.length > 0)
    log.warn({ breaking }, "this upgrade takes tables from earlier releases: none of their processes may run meanwhile")
  return migrate(database)
}

/** Opens and migrates the database, and waits for a PostgreSQL that is not ready yet. Throws a SettingsError. */
async function openUsable(env: Env, log: Log, worksPerCommitMax?: number) {
  try {
    return await onceUsable(() => openMigrated(env, log, worksPerCommitMax), {
      mayPass: (error) => env.databaseUrl !== undefined && isDatabaseUnavailable(error),
      onFirst: (error, seconds) =>
        console.error(`PostgreSQL cannot be used yet${reasonOf(error)}: Florescer tries again for ${seconds} seconds.`),
    })
  } catch (error) {
    throw new SettingsError(
      env.databaseUrl
        ? `The setting DATABASE_URL names a database that cannot be used${reasonOf(error)}.`
        : `The setting DATA_DIR names a folder whose database cannot be used${reasonOf(error)}.`,
    )
  }
}

function reasonOf(error: unknown) {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code ? ` (${message || code})` : ""
}

async function openMigrated(env: Env, log: Log, worksPerCommitMax?: number) {
  const untimed = await openDatabase(pastPooler(env), log, { withoutQueryTimeout: true })
  try {
    await requireNoObstacle(untimed)
    const newer = await migrateWarned(untimed, log)
    if (newer.length > 0) log.warn({ newer }, "the database is a newer release's: finish the upgrade of this process")
  } finally {
    await untimed.close()
  }
  const database = await openDatabase(env, log, { worksPerCommitMax })
  try {
    await requireNoObstacle(database)
    const other = await findOtherDefaults(database)
    if (other !== undefined) throw new Error(other)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
