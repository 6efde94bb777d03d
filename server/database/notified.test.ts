import { expect, test, vi } from "vitest"
import { emptyPlace, startRealServer } from "#tests/api/real-server.ts"
import { runDoctor } from "#tests/api/run-programs.ts"
import { migratedDatabaseUrl } from "#tests/api/test-database.ts"
import { until } from "#tests/resilience/until.ts"

// Each test starts processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

// Notifications stay within a database, so one that listens in another is as deaf as behind a pooler of transactions.
test.each(["its own database", "another database"])(
  "a process that listens in %s says at the start whether it will hear of others, and so does npm run doctor",
  async (where) => {
    const isDeaf = where === "another database"
    const databaseUrl = await migratedDatabaseUrl()
    const direct = isDeaf ? await migratedDatabaseUrl() : databaseUrl.replace("127.0.0.1", "localhost")
    const place = { ...(await emptyPlace("sqlite")), databaseUrl }
    const settings = { DATABASE_DIRECT_URL: direct, AUTH_SECRET: "Zr8pQm2xVw6tLk9sHf3dGb7nJc5yAe1u" }
    const { findings } = await runDoctor(place, { settings })
    const deaf = findings.filter(({ says }) => says.includes("do not hear of each other"))
    expect(deaf.map(({ verdict }) => verdict)).toEqual(isDeaf ? ["wrong"] : [])

    const server = await startRealServer(place, settings)
    const says = () => server.output().includes("changes made by other processes are not heard of")
    if (isDeaf) await until(says)
    // Longer than it waits for the notification.
    else await new Promise((resolve) => setTimeout(resolve, 7000))
    expect(says()).toBe(isDeaf)
  },
)
