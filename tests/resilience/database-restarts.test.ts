import { expect, test } from "vitest"
import { written } from "../api/sync.ts"
import { expectNothingLost } from "./nothing-lost.ts"
import { startOwnPostgres } from "./own-postgres.ts"
import { freshDataDir, motherOn, startServer } from "./server.ts"
import { until } from "./until.ts"
import { createWriter } from "./writer.ts"

test("while PostgreSQL is stopped under load every answer says when to ask again, and all is well once it is back", async () => {
  const { url, postgres } = await startOwnPostgres()
  const server = await startServer({ DATA_DIR: freshDataDir(), DATABASE_URL: url })
  const ana = await motherOn(server, "Ana")
  const writers = Array.from({ length: 4 }, (_, number) => createWriter(`Mother${number}`))
  let isWriting = true
  const writing = Promise.all(writers.map((writer) => writer.write(server, () => isWriting)))
  await until(() => writers.every(({ acknowledged }) => acknowledged.entries.size > 5))

  await postgres.stop()
  await until(() => writers.every(({ statuses }) => (statuses.get(503) ?? 0) > 5))
  for (const answer of [
    await ana.get("/api/progress"),
    await ana.post("/api/sync", { userId: ana.id, since: null, operations: [written()] }),
    await ana.get("/api/account/export"),
    await server.visitor().signIn(ana.account),
    await server.visitor().signUp({ ...ana.account, email: "bia@example.org" }),
    await server.visitor().get("/readyz"),
  ]) {
    expect(answer).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE", retryAfterSeconds: 5 } })
    expect(answer.headers.get("retry-after")).toBe("5")
  }
  expect((await server.visitor().get("/healthz")).status).toBe(200)

  await postgres.start()
  const before = writers.map(({ acknowledged }) => acknowledged.entries.size)
  await until(() => writers.every(({ acknowledged }, number) => acknowledged.entries.size > Number(before[number]) + 5))
  isWriting = false
  await writing
  for (const writer of writers) {
    expect([...writer.statuses.keys()].filter((status) => ![200, 429, 503].includes(status))).toEqual([])
    await writer.write(server, () => false)
    await expectNothingLost(server, writer)
  }
  expect((await ana.get("/api/progress")).status).toBe(200)
  expect(await server.end("SIGTERM")).toBe(0)
})
