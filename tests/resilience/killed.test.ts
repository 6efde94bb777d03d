import { createHash } from "node:crypto"
import { sql } from "kysely"
import { describe, expect, test } from "vitest"
import { openDatabase } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { readOutbox } from "../api/outbox.ts"
import { freshDatabaseUrl } from "../api/test-database.ts"
import { expectNothingLost } from "./nothing-lost.ts"
import { freshDataDir, startServer } from "./server.ts"
import { until } from "./until.ts"
import { createWriter } from "./writer.ts"

/** `npm run test:resilience` sets it to 50. */
const kills = Number(process.env.FLORESCER_KILLS ?? 3)

/** For the kills, and then for reading back what each of as many mothers wrote. */
const timeout = 60_000 + kills * 30_000

/** How many entries the server may acknowledge before it is killed: each life another number, each run the same. */
function lifeSpan(life: number) {
  return 1 + ((createHash("sha256").update(`life ${life}`).digest()[0] ?? 0) % 40)
}

describe.each(["sqlite", "postgres"] as const)("killed (%s)", (type) => {
  test(
    `a server that is killed ${kills} times while mothers write has lost nothing that it acknowledged`,
    async () => {
      const dataDir = freshDataDir()
      const databaseUrl = await freshDatabaseUrl(type)
      const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
      const writers: ReturnType<typeof createWriter>[] = []
      let cutShort = 0
      for (let life = 1; life <= kills; life++) {
        const server = await startServer(settings)
        const writer = createWriter(`Mother${life}`)
        writers.push(writer)
        // The one of the life before sends again what she had no answer to.
        const writing = Promise.allSettled(writers.slice(-2).map(({ write }) => write(server)))
        await until(() => writer.acknowledged.entries.size >= lifeSpan(life))
        await server.end("SIGKILL")
        await writing
        cutShort += writer.unanswered.size
      }
      expect(cutShort, "writes that a kill cut short").toBeGreaterThan(0)

      const database = await openDatabase({ dataDir, databaseUrl }, createLog("silent"))
      if (type === "sqlite") {
        expect((await sql`pragma integrity_check`.execute(database.db)).rows).toEqual([{ integrity_check: "ok" }])
      }
      // As if the five minutes were over for which the killed had claimed a mail.
      await database.db.updateTable("outgoing_mails").set({ due_at: new Date().toISOString() }).execute()
      const server = await startServer(settings)
      for (const writer of writers) {
        await writer.write(server, () => false)
        expect(writer.unanswered.size).toBe(0)
        await expectNothingLost(server, writer)
      }
      const questions = database.db.selectFrom("support_questions").select(["id", "mailed_at"])
      await until(async () => {
        // As if the five minutes were over for which one mail to the team holds up the next.
        await database.db.updateTable("outgoing_mails").set({ due_at: new Date().toISOString() }).execute()
        return (await questions.execute()).every(({ mailed_at }) => mailed_at !== null)
      })
      const mailed = (await questions.execute()).map(({ id }) => id)
      await database.close()
      const acknowledged = writers.flatMap(({ acknowledged }) => [...acknowledged.questions])
      expect(mailed.sort()).toEqual(acknowledged.sort())
      const mails = (await readOutbox(dataDir)).filter(({ kind }) => kind === "support-question")
      expect(mails.length).toBeGreaterThan(0)
      await server.end("SIGTERM")
    },
    timeout,
  )
})
