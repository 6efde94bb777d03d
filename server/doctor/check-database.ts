import { existsSync, statSync } from "node:fs"
import { sql } from "kysely"
import { readEncoding, storesAllText } from "../database/encoding.ts"
import { knownVersions, pendingBreaking, schemaVersion } from "../database/migrate.ts"
import { reachesListeners } from "../database/notified.ts"
import { findObstacle } from "../database/obstacle.ts"
import { type Database, openDatabase, sqliteFile } from "../database/open.ts"
import { applicationName } from "../database/postgres.ts"
import { findOtherDefaults } from "../database/session-settings.ts"
import type { Env } from "../env.ts"
import type { Log } from "../log.ts"
import { isLocalPostgres } from "../server-address.ts"
import { codeOf, counted, type Finding, findingsOf, inWords } from "./finding.ts"

const { ok, look, wrong } = findingsOf("database")
const clock = findingsOf("clock")
const connectionsMin = 10
/** The oldest version that PostgreSQL's developers still maintain. */
const postgresMin = 15
/** A warning comes at this age: PostgreSQL stops accepting writes at two billion transactions. */
const transactionAgeMax = 1_000_000_000
/** PostgreSQL's error code if the tables are outside the search path. None of them can be examined then. */
const schemaCode = "3F000"
const clockLookMs = 5000
const clockWrongMs = 60_000

/** `database` is set if its tables can be read; the caller must close it. */
export type Examined = { findings: Finding[]; database?: Database }

/** Examines whether the database answers, is undamaged, and has this release's schema. */
export async function checkDatabase(env: Env, log: Log, isThorough: boolean): Promise<Examined> {
  if (!env.databaseUrl && !existsSync(sqliteFile(env.dataDir)))
    return { findings: [look("there is no database yet", "The first start makes it: npm start")] }
  let database: Database | undefined
  try {
    database = await openDatabase(env, log, { withoutQueryTimeout: true })
    const own = env.databaseUrl ? await checkPostgres(database, env) : await checkSqlite(database, env, isThorough)
    own.push(...checkEncoding(await readEncoding(database)), ...(await checkNotifications(database, env)))
    const obstacle = await findObstacle(database)
    if (obstacle) own.push(wrong(obstacle.says, obstacle.advice))
    if (obstacle?.code === schemaCode) {
      await database.close()
      return { findings: own }
    }
    const version = await schemaVersion(database)
    const findings = [...own, ...checkSchema(version, await pendingBreaking(database))]
    if (version === knownVersions.at(-1)) return { findings, database }
    await database.close()
    return { findings }
  } catch (error) {
    await database?.close()
    return { findings: [unusable(env, error)] }
  }
}

function unusable(env: Env, error: unknown): Finding {
  const code = codeOf(error)
  if (!env.databaseUrl)
    return wrong(
      `the database file cannot be read (${code})`,
      "Stop the server, copy the folder of DATA_DIR aside, and restore the newest backup: npm run restore",
    )
  const advice: Record<string, string> = {
    "28P01": "The password in DATABASE_URL is wrong.",
    "28000": "PostgreSQL does not let this user in: see its pg_hba.conf.",
    "3D000": "PostgreSQL has no database of that name: create it.",
    "57P03": "PostgreSQL is starting, or stopping: ask again in a minute, and see its log.",
    "53300": "PostgreSQL has no connection left: raise max_connections, or start fewer processes.",
  }
  return wrong(
    `PostgreSQL cannot be reached (${code})`,
    advice[code] ?? "See whether it runs, and whether DATABASE_URL leads to it.",
  )
}

function checkSchema(version: string | undefined, breaking: string[]): Finding[] {
  if (version === undefined) return [look("the database is empty", "The first start makes its tables: npm start")]
  if (version === knownVersions.at(-1)) return [ok(`the schema is up to date (${version})`)]
  if (knownVersions.includes(version)) {
    const advice =
      breaking.length > 0
        ? "Make a backup, stop every process of the earlier release, and start the server: it migrates, and takes tables from them."
        : "Make a backup, and start the server: it migrates."
    return [look(`the schema is older (${version}) than this release`, advice)]
  }
  return [
    wrong(`the schema (${version}) is newer than this release`, "Install the release that made it, or a later one."),
  ]
}

async function checkSqlite({ db }: Database, env: Env, isThorough: boolean): Promise<Finding[]> {
  const name = isThorough ? "integrity_check" : "quick_check"
  const { rows } = await sql<Record<string, string>>`pragma ${sql.raw(name)}`.execute(db)
  const orphans = isThorough ? (await sql`pragma foreign_key_check`.execute(db)).rows.length : 0
  const megabytes = (statSync(sqliteFile(env.dataDir)).size / 1e6).toFixed(1)
  if (Object.values(rows[0] ?? {})[0] === "ok" && orphans === 0)
    return [ok(`SQLite answers, ${megabytes} MB, ${name} finds it whole`)]
  return [
    wrong(
      `SQLite's ${name} finds the file damaged`,
      "Stop the server, copy the folder of DATA_DIR aside, and restore the newest backup: npm run restore",
    ),
  ]
}

type PostgresState = {
  version: number
  usable: number
  used: number
  machines: number
  fsync: string
  commit: string
  isEncrypted: boolean
  age: number
  now: Date
}

async function checkPostgres(database: Database, env: Env): Promise<Finding[]> {
  const { db } = database
  const other = await findOtherDefaults(database)
  const askedAtMs = Date.now()
  const { rows } = await sql<PostgresState>`select
    current_setting('server_version_num')::int / 10000 as version,
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as usable,
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
    (select count(distinct client_addr)::int from pg_stat_activity where datname = current_database()
      and application_name = ${applicationName} and pid <> pg_backend_pid()) as machines,
    current_setting('fsync') as fsync, (select reset_val from pg_settings where name = 'synchronous_commit') as commit,
    coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "isEncrypted",
    (select age(datfrozenxid)::int from pg_database where datname = current_database()) as age,
    clock_timestamp() as now`.execute(db)
  const state = rows[0] as PostgresState
  const left = state.usable - state.used
  const found = [
    left < connectionsMin
      ? look(`PostgreSQL has ${counted(left, "connection")} left`, "Raise max_connections, or start fewer processes.")
      : ok(`PostgreSQL ${state.version} answers, ${counted(left, "connection")} left of ${state.usable}`),
    checkClock("the database's", state.now.getTime() - (askedAtMs + Date.now()) / 2),
  ]
  if (other !== undefined) found.push(wrong(`PostgreSQL cannot be used by the pooler: ${other}`, "Then start anew."))
  if (state.version < postgresMin)
    found.push(look(`PostgreSQL ${state.version} is not maintained any more`, "Upgrade it to a newer major version."))
  if (state.fsync === "off")
    found.push(
      wrong("PostgreSQL runs with fsync off: a power cut can destroy everything", "Set fsync = on, and restart it."),
    )
  if (state.commit === "off")
    found.push(wrong("synchronous_commit is off: a crash loses what was acknowledged", "Set synchronous_commit = on."))
  if (state.age > transactionAgeMax)
    found.push(look("autovacuum does not keep up: transaction ids run out", "Run VACUUM FREEZE in a quiet hour."))
  if (!state.isEncrypted && !isLocalPostgres(env.databaseUrl ?? ""))
    found.push(
      look(
        "the connection to PostgreSQL is not encrypted",
        "Add ?sslmode=verify-full, unless the network is yours alone.",
      ),
    )
  if (state.machines > 1 && !env.authSecret)
    found.push(
      wrong(
        `servers on ${state.machines} machines share the database, and AUTH_SECRET is not set`,
        "Give all of them the same one.",
      ),
    )
  return found
}

function checkEncoding(encoding: string | undefined): Finding[] {
  const advice = "Make a backup, create the database anew with encoding UTF8, and restore it."
  if (!storesAllText(encoding)) return [wrong(`the encoding of the database is ${encoding}, not UTF8`, advice)]
  if (encoding === "SQL_ASCII")
    return [look("the encoding of the database is SQL_ASCII: nothing checks what other programs store in it", advice)]
  return []
}

async function checkNotifications({ pool, listeningPool }: Database, env: Env): Promise<Finding[]> {
  if (!pool || !listeningPool) return []
  const [name, advice] = env.databaseDirectUrl
    ? ["DATABASE_DIRECT_URL", "Let it lead past the pooler, to the same database as DATABASE_URL."]
    : ["DATABASE_URL", "Set DATABASE_DIRECT_URL to PostgreSQL's own address, past the pooler."]
  try {
    if (await reachesListeners({ pool, listeningPool })) return []
    return [
      wrong(`processes do not hear of each other's changes by ${name}: it leads to a pooler of transactions`, advice),
    ]
  } catch (error) {
    return [wrong(`nothing can be listened to at ${name} (${codeOf(error)})`, advice)]
  }
}

/** Judges a difference of clocks, in ms. Two-step codes and mailed links depend on a correct clock. */
export function checkClock(whose: string, differenceMs: number): Finding {
  const distance = Math.abs(differenceMs)
  if (distance < clockLookMs) return clock.ok(`this machine's clock agrees with ${whose}`)
  const says = `this machine's clock is ${inWords(distance)} ${differenceMs > 0 ? "behind" : "ahead of"} ${whose}`
  const advice = "Let both follow a time server: timedatectl set-ntp true"
  return distance < clockWrongMs ? clock.look(says, advice) : clock.wrong(says, advice)
}
