import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { serializeSigned } from "hono/utils/cookie"
import { syncQuery } from "#domain/operations/operations.ts"
import { freePort, startServer } from "#tests/e2e/server.ts"
import { fill } from "./fill.ts"

const secret = "the secret of the benchmark, 32 characters or more"

export type FilledProduct = Awaited<ReturnType<typeof openFilledProduct>>

export async function openFilledProduct(
  entries: number,
  databaseUrl: string | undefined,
  { program, settings: extra }: { program?: string; settings?: Record<string, string> } = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), "florescer-bench-api-"))
  const tokens = await fill({ dataDir, databaseUrl }, entries)
  const cookies = await Promise.all(tokens.readers.map(signedCookie))
  const writers = await Promise.all(tokens.writers.map(signedCookie))
  const writerIds = tokens.writers.map(userOf)
  const settings = { AUTH_SECRET: secret, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...extra }
  const server = await startServer({ dataDir, port: await freePort(), settings, ...(program && { program }) })

  const userIds = tokens.readers.map(userOf)

  async function answer(path: string): Promise<unknown> {
    const response = await fetch(server.url + path, { headers: { cookie: cookies[0] ?? "" } })
    return response.json()
  }

  async function close() {
    await server.stop()
    await rm(dataDir, { recursive: true })
  }

  async function syncAnswer(since: number | null): Promise<unknown> {
    const [request] = syncRequests(since)
    const response = await fetch(server.url + request.path, request)
    return response.json()
  }

  function syncRequests(since: number | null) {
    const requests = userIds.map((userId, index) => ({
      path: `/api/sync?${new URLSearchParams(syncQuery({ userId, since, epoch: "first" }))}`,
      headers: { cookie: cookies[index] ?? "" },
    }))
    return requests as [(typeof requests)[number], ...typeof requests]
  }

  const { url, pid, output } = server
  return {
    url,
    pid,
    output,
    place: { dataDir, databaseUrl },
    userIds,
    cookies,
    readers: tokens.readers,
    writers,
    writerIds,
    turns: { count: 0 },
    answer,
    syncAnswer,
    syncRequests,
    close,
  }
}

function userOf(token: string) {
  return token.slice("token-".length)
}

async function signedCookie(token: string) {
  return serializeSigned("florescer.session_token", token, secret)
}
