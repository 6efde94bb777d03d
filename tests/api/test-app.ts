import { mkdtempSync, rmSync } from "node:fs"
import type { Agent } from "node:https"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type KyselyPlugin, sql } from "kysely"
import { describe, onTestFinished } from "vitest"
import { createPasswordHashing, type PasswordHashing } from "#server/account/passwords/hashing.ts"
import { createApp } from "#server/app.ts"
import { createBackground } from "#server/background.ts"
import { migrate } from "#server/database/migrate.ts"
import { type DatabaseType, openDatabase } from "#server/database/open.ts"
import { transactAlone, transactTogether } from "#server/database/transact.ts"
import { readEnv } from "#server/env.ts"
import { createJobs } from "#server/jobs/jobs.ts"
import { loadKeys } from "#server/keys/load-keys.ts"
import { createLog } from "#server/log.ts"
import { createMailQueue } from "#server/mail/queue.ts"
import { createMailer } from "#server/mail/send.ts"
import { notePolicy } from "#server/privacy/policy/versions.ts"
import { loadPushKeys } from "#server/reminders/push/keys.ts"
import { createPush } from "#server/reminders/push/send.ts"
import { createReminders } from "#server/reminders/reminders.ts"
import { createSyncEvents } from "#server/sync/events.ts"
import { clockSeen, noteMoment } from "#server/team/overview/moments.ts"
import { createScheduledReplies } from "#server/team/send-scheduled.ts"
import { databases } from "../amount.ts"
import { cheapHash } from "../cheap-hash.ts"
import { agreeToAll } from "./agree.ts"
import { loopbackAgent } from "./loopback-agent.ts"
import { copyMigratedSqlite } from "./migrated-sqlite.ts"
import { mailedToken, readOutbox } from "./outbox.ts"
import { migratedDatabaseUrl } from "./test-database.ts"
import { enableTwoStep } from "./two-step.ts"
import { baseUrl, createVisitor } from "./visitor.ts"

export type TestApp = Awaited<ReturnType<typeof startTestApp>>
export type CreateTestApp = (settings?: Settings, parts?: Parts) => Promise<TestApp>
type Settings = Record<string, string> & { clientDir?: string }
type Parts = {
  /** Without an agent, no push is delivered. */
  pushAgent?: Agent
  /** The default hash is cheap, so that sign-ups take no time. */
  hashing?: PasswordHashing
}

/** The time that the app's clock shows until a test moves it. */
export const testNow = new Date("2026-11-21T09:00:00.000Z")

type Tests = (createTestApp: CreateTestApp) => void

/** For SQL that may differ: runs on SQLite and a real PostgreSQL, each app with its own database. */
export function describeOnBoth(name: string, tests: Tests) {
  describeOn(["sqlite", "postgres"], name, tests)
}

/**
 * For rules, the same on both databases. Generated requests, the simulation and `npm run test:full` run the statements
 * behind them on PostgreSQL too.
 */
export function describeRules(name: string, tests: Tests) {
  describeOn(databases, name, tests)
}

/** For tests that no database affects; they run on SQLite only. */
export function describeOnSqlite(name: string, tests: Tests) {
  describeOn(["sqlite"], name, tests)
}

/** For tests with several processes or a network in between; they run on PostgreSQL only. */
export function describeOnPostgres(name: string, tests: Tests) {
  describeOn(["postgres"], name, tests)
}

function describeOn(types: readonly DatabaseType[], name: string, tests: Tests) {
  describe.each(types)(`${name} (%s)`, (type) => {
    tests((settings, parts) => startTestApp(type, settings, parts))
  })
}

/** Passwords are really verified, but hashing them costs nothing. */
const cheapHashing: PasswordHashing = { ...createPasswordHashing(), hash: async (password) => cheapHash(password) }

function noting(statements: string[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      statements.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

async function startTestApp(
  type: DatabaseType,
  { clientDir = "/nowhere", ...settings }: Settings = {},
  { pushAgent = loopbackAgent(1), hashing = cheapHashing }: Parts = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), "florescer-test-"))
  const databaseUrl = settings.DATABASE_URL ?? (type === "postgres" ? await migratedDatabaseUrl() : undefined)
  const env = readEnv({
    DATA_DIR: dataDir,
    BASE_URL: baseUrl,
    LOG_LEVEL: "trace",
    SUPPORT_EMAIL: "contato@florescer.app",
    OPERATOR_NAME: "Clínica Flor",
    OPERATOR_ADDRESS: "Rua das Flores 1, Recife",
    PRIVACY_CONTACT: "dados@florescer.example",
    ...settings,
    DATABASE_URL: databaseUrl,
  })
  const secret = "a secret of thirty-two characters"
  const logLines: string[] = []
  const log = createLog(env.logLevel, { write: (line) => void logLines.push(line) })
  if (type === "sqlite") await copyMigratedSqlite(env.dataDir, log)
  const opened = await openDatabase(env, log)
  await migrate(opened)
  // Tests have no power cuts, so SQLite does not wait for the disk; neither does PostgreSQL here.
  if (type === "sqlite") await sql`pragma synchronous = off`.execute(opened.db)
  const statements: string[] = []
  const db = opened.db.withPlugin(noting(statements))
  const transact = type === "sqlite" ? transactTogether(db) : transactAlone(db)
  const database = { ...opened, db, transact }
  const background = createBackground(log)
  const clock = { now: testNow }
  const now = () => clock.now
  const keys = await loadKeys(database.db, secret, now())
  const mails = createMailQueue({ database, keys, deliver: createMailer(env, log), background, log, now })
  const jobs = createJobs({ database, keys, env, mails, background, log, now })
  async function afterSteadyTime() {
    await noteMoment(database.db, clockSeen, now())
    jobs.wake()
  }
  const pushKeys = await loadPushKeys(database.db, keys.push, log, now())
  const subject = `mailto:${env.supportEmail}`
  const push = pushKeys && createPush({ keys: pushKeys, subject, agent: pushAgent, now })
  const reminders = createReminders({ database, push, mails, baseUrl: env.baseUrl, keys, background, log, now })
  const hashes = { count: 0 }
  const passwords: PasswordHashing = {
    hash: (password) => counted(hashing.hash(password)),
    verify: (check) => counted(hashing.verify(check)),
  }
  function counted<Result>(hash: Promise<Result>) {
    hashes.count++
    return hash
  }
  const events = createSyncEvents(database, log)
  const scheduledReplies = createScheduledReplies({ env, keys, database, mails, events, push, background, log, now })
  const policy = await notePolicy(database.db, env.privacyDetails, now())
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
    clientDir,
  })

  onTestFinished(async () => {
    await background.settled()
    events.close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const fetch = async (url: string, init: RequestInit) => app.request(url, init)

  async function outbox() {
    await background.settled()
    return readOutbox(dataDir)
  }

  return {
    type,
    env,
    secret,
    keys,
    database,
    db: database.db,
    clock,
    /** The installation for a program that a test runs beside the app, at the time of the app's clock. */
    place: () => ({ dataDir, databaseUrl, now: clock.now }),
    logLines,
    /** The kinds of queries in order, such as "SelectQueryNode". */
    statements,
    hashes,
    routes: app.routes,
    handler: app.fetch,
    /** Sends requests without the headers that a browser adds. */
    fetch: (path: string, init: RequestInit = {}) => fetch(`${baseUrl}${path}`, init),
    background,
    mails,
    passwords,
    /** Runs the due jobs as if the server had been running all the time until now. */
    jobs: { ...jobs, wake: () => background.run("jobs", afterSteadyTime), wakeAfterPause: jobs.wake },
    reminders,
    scheduledReplies,
    events,
    log,
    visitor: (cookies?: Record<string, string>) => createVisitor(fetch, cookies),
    /** A mother who is signed in and has agreed to everything; her address begins with her name. */
    async mother(name = "Ana", cookies: Record<string, string> = {}, { hasAgreed = true } = {}) {
      const account = { name, email: `${name.toLowerCase()}@example.org`, password: `senha de ${name}` }
      const visitor = createVisitor(fetch, cookies)
      await visitor.signUp(account)
      const { body } = await visitor.signIn(account)
      const mother = { ...visitor, account, id: body.user.id as string }
      if (hasAgreed) await agreeToAll(mother)
      return { ...mother, enableTwoStep: () => enableTwoStep(database, mother) }
    },
    outbox,
    mailedToken: async (kind: string) => mailedToken(await outbox(), kind),
  }
}
