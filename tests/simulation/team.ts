import { createNouns } from "#server/nouns.ts"
import { createSyncEvents } from "#server/sync/events.ts"
import { createSync } from "#server/sync/sync.ts"
import { newestMessage } from "#server/team/conversations.ts"
import { operation } from "#tests/api/sync.ts"
import type { TestApp } from "#tests/api/test-app.ts"
import type { Ledger } from "./ledger.ts"
import type { Mother } from "./users.ts"

const member = { id: "member", name: "Marta", isOperator: false }

/** A member of the team at the desk of the same server, who replies to whoever has a conversation. */
export function createTeam({ database, mails, env, clock, log }: TestApp, ledger: Ledger) {
  const { supportEmail, baseUrl } = env
  const addressKeyOf = (email: string) => email
  const nouns = createNouns({ database, mails, supportEmail, baseUrl, addressKeyOf, announceDesk: () => {} })
  const sync = createSync({ database, nouns, events: createSyncEvents(database, log), now: () => clock.now, log })

  async function reply(mother: Mother, replyId: string) {
    const now = clock.now.toISOString()
    const after = (await newestMessage(database.db, mother.id))?.id ?? null
    const sent = { ...operation("replySent", { replyId, text: `For ${mother.name}`, after }, now), id: replyId }
    const actor = { userId: mother.id, userEmail: "", language: undefined, member }
    const [result] = (await sync.apply(actor, [sent])).results
    if (result?.status === "applied") ledger.apply(mother.index, sent, now)
  }

  return { reply }
}
