import { expect, test } from "vitest"
import { type DatabaseType, openDatabase } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { databases } from "../amount.ts"
import { type Manner, startMailServer } from "../api/mail-server.ts"
import { perform } from "../api/sync.ts"
import { freshDatabaseUrl } from "../api/test-database.ts"
import { freePort } from "../e2e/server.ts"
import { freshDataDir, motherOn, startServer } from "./server.ts"
import { until } from "./until.ts"

const supportEmail = "equipe@example.org"

async function signUpAndAsk(smtpUrl: string, type: DatabaseType) {
  const dataDir = freshDataDir()
  const databaseUrl = await freshDatabaseUrl(type)
  const mail = { SMTP_URL: smtpUrl, SUPPORT_EMAIL: supportEmail }
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...mail })
  const mother = await motherOn(server, "Ana")
  const question = { questionId: crypto.randomUUID(), text: "Posso comer jaca?" }
  expect(await perform(mother, "questionAsked", question)).toMatchObject({ status: "applied" })
  const database = await openDatabase({ dataDir, databaseUrl }, createLog("silent"))
  const mails = database.db.selectFrom("outgoing_mails").select("attempts")

  async function tried() {
    return (await mails.execute()).filter(({ attempts }) => attempts > 0).length === 2
  }

  /** Once nothing that was tried waits any more, nothing can be sent a second time: that to the team stays, and holds up the next. */
  async function allSent() {
    return (await mails.execute()).every(({ attempts }) => attempts === 0)
  }

  return { tried, allSent, close: database.close }
}

async function sendPast(manner: Manner, type: DatabaseType) {
  const mailServer = await startMailServer({ manner })
  const { tried, allSent, close } = await signUpAndAsk(mailServer.url, type)
  // One of them may have been tried twice before the other.
  await until(async () => mailServer.state.tries >= 2 && (await tried()))
  mailServer.state.manner = "takes"
  await until(allSent)
  await close()
  return mailServer.received
}

async function sendToNobody(type: DatabaseType) {
  const port = await freePort()
  const { tried, allSent, close } = await signUpAndAsk(`smtp://127.0.0.1:${port}`, type)
  await until(tried)
  const mailServer = await startMailServer({ port })
  await until(allSent)
  await close()
  return mailServer.received
}

const manners = ["never answers", "refuses for now", "refuses for good"] as const

// All at once: mostly it waits for the next attempt. One that the server could not record is made after five minutes.
test("away, slow or refusing: she signs up and asks all the same, and each mail is sent once it takes them", {
  timeout: 10 * 60_000,
}, async () => {
  const each = databases.flatMap((type) => [...manners.map((manner) => sendPast(manner, type)), sendToNobody(type)])
  for (const mails of await Promise.all(each)) {
    expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(["ana@example.org", supportEmail])
  }
})
