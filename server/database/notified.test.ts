import { expect, test, vi } from "vitest"
import { emptyPlace, startRealServer } from "#tests/api/real-server.ts"
import { runDoctor } from "#tests/api/run-programs.ts"
import { migratedDatabaseUrl } from "#tests/api/test-database.ts"
import { until } from "#tests/resilience/until.ts"

// Each test starts processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const settings = { AUTH_SECRET: "Zr8pQm2xVw6tLk9sHf3dGb7nJc5yAe1u" }

// Notifications stay within one database, so a process that listens in another receives none, as behind a transaction
// pooler.
test("a process says at the start whether it will hear of others, and so does npm run doctor", async () => {
  const hearing = await listening((databaseUrl) => databaseUrl.replace("127.0.0.1", "localhost"))
  const deaf = await listening(migratedDatabaseUrl)
  const [ofHearing, ofDeaf] = await Promise.all([hearing.examined(), deaf.examined(), until(deaf.says)])
  expect(ofHearing).toEqual([])
  expect(ofDeaf).toEqual(["wrong"])
  // The hearing process was started before the deaf one, so it has finished waiting for a notification too.
  expect(hearing.says()).toBe(false)
})

async function listening(directOf: (databaseUrl: string) => string | Promise<string>) {
  const databaseUrl = await migratedDatabaseUrl()
  const place = { ...(await emptyPlace("sqlite")), databaseUrl }
  const both = { ...settings, DATABASE_DIRECT_URL: await directOf(databaseUrl) }
  const server = await startRealServer(place, both)

  async function examined() {
    const { findings } = await runDoctor(place, { settings: both })
    return findings.filter(({ says }) => says.includes("do not hear of each other")).map(({ verdict }) => verdict)
  }

  return { examined, says: () => server.output().includes("changes made by other processes are not heard of") }
}
