import { type Operation, type SyncAnswer, type SyncRequest, syncQuery } from "#domain/operations/operations.ts"
import type { TestApp } from "#tests/api/test-app.ts"
import { createVisitor } from "#tests/api/visitor.ts"
import type { Ledger } from "./ledger.ts"
import type { Mother } from "./users.ts"

/** An answer of the server that is an error. */
export class ErrorAnswer extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(`${status} ${code}`)
    this.status = status
    this.code = code
  }
}

export type Server = ReturnType<typeof createServer>

/** The real server, one request after the other, with a note of everything that it applies. */
export function createServer(app: TestApp, ledger: Ledger, mothers: readonly Mother[]) {
  let last: Promise<unknown> = Promise.resolve()

  function send(session: Mother | null, method: string, path: string, body?: unknown) {
    const visitor = createVisitor(
      (url, init) => app.fetch(url.slice(new URL(url).origin.length), init),
      cookiesOf(session),
    )
    const answer = last.then(() => visitor.send(method, path, { body }))
    last = answer.catch(() => {})
    return answer.then((answer) => {
      if (answer.status >= 500) ledger.violations.push(`${method} ${path} answered ${answer.status}`)
      return answer
    })
  }

  async function sync(session: Mother | null, sent: string): Promise<SyncAnswer> {
    const now = app.clock.now.toISOString()
    const request = JSON.parse(sent) as SyncRequest
    const { status, body } = await (request.operations.length === 0
      ? send(session, "GET", `/api/sync?${new URLSearchParams(syncQuery(request))}`)
      : send(session, "POST", "/api/sync", request))
    if (status !== 200) throw new ErrorAnswer(status, body.code)
    const answer = body as SyncAnswer
    if (session?.id !== request.userId) ledger.violations.push("a request for another user was answered")
    for (const { id, status } of answer.results) {
      const operation = request.operations.find((it) => it.id === id) as unknown as Operation
      if (status === "applied" && session) ledger.apply(session.index, operation, now)
    }
    return answer
  }

  return { app, mothers, sync }
}

function cookiesOf(session: Mother | null): Record<string, string> {
  if (!session) return {}
  const at = session.cookie.indexOf("=")
  return { [session.cookie.slice(0, at)]: session.cookie.slice(at + 1) }
}
