import { createHash } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { expect, onTestFinished, test } from "vitest"
import { migrate } from "#server/database/migrate.ts"
import { type Database, type DatabaseType, openDatabase } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { amount, databases } from "../amount.ts"
import { readOutbox } from "../api/outbox.ts"
import { startPushService } from "../api/push-service.ts"
import { perform } from "../api/sync.ts"
import { type Cast, createCast } from "./cast.ts"
import { type OwnPostgres, startOwnPostgres } from "./own-postgres.ts"
import { createReminded } from "./reminded.ts"
import { type Account, freshDataDir, motherOn, type Server, spawnServer, startServer } from "./server.ts"
import { until } from "./until.ts"
import { expectWhole } from "./whole.ts"

const kills = Number(process.env.FLORESCER_KILLS ?? amount(5, 1000))
/** After so many lives of the server other mothers go on, so that what each has done stays small enough to be compared. */
const livesOfCast = 20
const timeout = 60_000 + kills * 15_000
const AUTH_SECRET = "the secret of a server that is killed, 32 or more"
const program = fileURLToPath(import.meta.resolve("#tests/pushing-server.ts"))

/** A number for each life of the server, the same in each run. */
function chance(life: number, what: string, most: number) {
  return createHash("sha256").update(`${what} ${life}`).digest().readUInt32BE() % most
}

async function openPlace(type: DatabaseType) {
  const postgres = type === "postgres" ? await startOwnPostgres() : undefined
  const dataDir = freshDataDir()
  const pushService = await startPushService()
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres?.url,
    AUTH_SECRET,
    PUSH_PORT: String(pushService.port),
  }
  await (await startServer(settings, program)).end("SIGKILL")
  const database = await openDatabase({ dataDir, databaseUrl: postgres?.url }, createLog("silent"))
  onTestFinished(database.close)
  await migrate(database)
  return { dataDir, settings, database, postgres, pushService, signedUp: [] as Account[] }
}

type Place = Awaited<ReturnType<typeof openPlace>>

/** Before it answers, in the middle of reading its code or of looking at the database. */
async function killAtStart({ settings }: Place, life: number) {
  const server = await spawnServer(settings, program)
  await sleep(chance(life, "start", 400))
  await server.end("SIGKILL")
}

/** Mothers use the server until it is killed, each time after another number of answers. */
async function live(server: Server, cast: Cast, { postgres, signedUp }: Place, life: number) {
  let isOver = false
  const account = { name: "Eva", email: `eva-${life}@example.org`, password: "senha de Eva" }
  const signingUp = server
    .visitor()
    .signUp(account)
    .then(({ status }) => status === 200 && signedUp.push(account))
    .catch(() => {})
  const before = cast.acknowledged()
  const used = cast.use(server, () => isOver)
  await until(() => cast.acknowledged() > before + chance(life, "first", 20))
  if (postgres) await killPostgres(life, postgres)
  const then = cast.acknowledged()
  await until(() => cast.acknowledged() > then + chance(life, "second", 20))
  await server.end("SIGKILL")
  isOver = true
  await Promise.all([used, signingUp])
}

/** PostgreSQL is killed too, under the server. */
async function killPostgres(life: number, postgres: OwnPostgres) {
  if (life % 8 === 3) await postgres.killAndStart()
  else if (life % 4 === 1) await postgres.killOneProcess(chance(life, "process", 1000))
}

/** As if the minutes were over for which the killed had claimed a mail, or one mail to the team holds up the next. */
function beDue({ db }: Database) {
  return db.updateTable("outgoing_mails").set({ due_at: new Date().toISOString() }).execute()
}

/** The team is told of each question. A mail to it that was written twice is one file. */
async function expectMailed({ database, dataDir }: Place, asked: string[]) {
  const { db } = database
  const questions = db.selectFrom("support_questions").select("id").where("taken_back_at", "is", null)
  await until(async () => {
    await beDue(database)
    return (await questions.where("mailed_at", "is", null).execute()).length === 0
  })
  expect((await questions.execute()).map(({ id }) => id).sort()).toEqual(asked.sort())
  expect((await readOutbox(dataDir)).filter(({ kind }) => kind === "support-question").length).toBeGreaterThan(0)
}

async function askOnce(server: Server) {
  const questionId = crypto.randomUUID()
  const asked = await perform(await motherOn(server, "Ida"), "questionAsked", { questionId, text: "Posso comer jaca?" })
  expect(asked).toMatchObject({ status: "applied" })
  return questionId
}

async function killAgainAndAgain(type: DatabaseType) {
  const place = await openPlace(type)
  const { settings, database, pushService } = place
  const reminded = createReminded(database, pushService)
  const questions: string[] = []
  let cutShort = 0
  for (let life = 1; life <= kills; ) {
    const cast = await createCast(database, AUTH_SECRET, life)
    for (const last = Math.min(life + livesOfCast - 1, kills); life <= last; life++) {
      await place.postgres?.recovered()
      await reminded.add(`life-${life}`)
      if (life % 5 === 4) await killAtStart(place, life)
      const server = await startServer(settings, program)
      await cast.expectAcknowledgedThere()
      await live(server, cast, place, life)
      cutShort += cast.pending()
    }
    const server = await startServer(settings, program)
    await cast.expectAllThereOnce(server)
    questions.push(...(await cast.questions()))
    await server.end("SIGKILL")
    await expectWhole(database)
  }
  expect(cutShort, "operations that a kill cut short").toBeGreaterThan(0)
  await beDue(database)
  const server = await startServer(settings, program)
  // Whatever the kills have left undone: at least one question is there to be mailed.
  questions.push(await askOnce(server))
  await expectMailed(place, questions)
  await reminded.expectEachShownOnce()
  for (const account of place.signedUp) expect((await server.visitor().signIn(account)).status).toBe(200)
  await server.end("SIGTERM")
}

test.each(databases)(
  `a server on %s that is killed ${kills} times while mothers write loses nothing that it acknowledged`,
  killAgainAndAgain,
  timeout,
)
