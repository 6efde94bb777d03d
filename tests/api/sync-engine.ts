import { onTestFinished } from "vitest"
import type { OperationResult } from "#domain/operations/operations.ts"
import { createNouns } from "#server/nouns.ts"
import { createSyncEvents } from "#server/sync/events.ts"
import { createSync } from "#server/sync/sync.ts"
import type { TestApp } from "./test-app.ts"

/** The engine that applies operations, without the routes and their limits before it. */
export function engineOf({ database, mails, env, clock, log }: TestApp) {
  const { supportEmail, baseUrl } = env
  const events = createSyncEvents(database, log)
  onTestFinished(events.close)
  const addressKeyOf = String
  const tell = { announceDesk() {}, async pushReply() {} }
  const nouns = createNouns({ database, mails, supportEmail, baseUrl, addressKeyOf, ...tell })
  const sync = createSync({ database, nouns, events, now: () => clock.now, log })
  async function apply(userId: string, operations: { id: string }[]): Promise<OperationResult[]> {
    const { results } = await sync.apply({ userId, userEmail: "", language: undefined }, operations)
    return results
  }
  return { events, apply }
}
