import type { Background } from "./background.ts"
import type { Database } from "./database/open.ts"
import type { Env } from "./env.ts"
import type { Keys } from "./keys/keys.ts"
import type { Log } from "./log.ts"
import type { MailQueue } from "./mail/queue.ts"
import { createNouns } from "./nouns.ts"
import { createKeyOf } from "./rate-limits.ts"
import type { Push } from "./reminders/push/send.ts"
import type { SyncEvents } from "./sync/events.ts"
import { createSync } from "./sync/sync.ts"
import { createDueAt } from "./team/overdue.ts"
import { sendReplyPush } from "./team/push-reply.ts"
import { createAnnounceDesk } from "./team/tell.ts"

export type SyncWithNounsDeps = {
  env: Env
  keys: Keys
  database: Database
  mails: MailQueue
  events: SyncEvents
  push: Push | null
  background: Background
  log: Log
  now: () => Date
}

/** Makes what applies operations, both those of requests and the replies that the server sends at a set time. */
export function createSyncWithNouns({
  env,
  keys,
  database,
  mails,
  events,
  push,
  background,
  log,
  now,
}: SyncWithNounsDeps) {
  const { supportEmail, baseUrl } = env
  const pushReply = (userId: string, isFirst: boolean) =>
    background.run("push of a reply", () =>
      sendReplyPush({ db: database.db, push, baseUrl, log, now }, userId, isFirst),
    )
  const announceDesk = createAnnounceDesk(events)
  const dueAt = createDueAt(env.supportHours)
  const addressKeyOf = createKeyOf(keys.counts)
  const nouns = createNouns({ database, mails, supportEmail, baseUrl, addressKeyOf, announceDesk, pushReply, dueAt })
  return { sync: createSync({ database, nouns, events, now, log }), announceDesk, dueAt }
}
