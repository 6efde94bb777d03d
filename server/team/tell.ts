import { teamReplyMail, teamReplyMailKind } from "../mail/letters.ts"
import type { MailQueue } from "../mail/queue.ts"
import type { SyncEvents } from "../sync/events.ts"
import type { OperationContext } from "../sync/noun.ts"

/**
 * Notifies a user of a reply; runs in the transaction that stores it. `isFirst` says that the team wrote without having
 * been asked.
 */
export type TellOfReply = (context: OperationContext, isFirst: boolean) => Promise<void>

type TellDeps = {
  mails: MailQueue
  baseUrl: string
  pushReply?: ((userId: string, isFirst: boolean) => void) | undefined
}

/**
 * Mails a user that the team has replied, without the text. While such a mail waits to be sent, further replies add no
 * other.
 */
export function createTellOfReply({ mails, baseUrl, pushReply }: TellDeps): TellOfReply {
  return async ({ db, userId, afterCommit }, isFirst) => {
    if (pushReply) afterCommit(() => pushReply(userId, isFirst))
    const users = db.selectFrom("user").select(["full_name", "email", "language"]).where("id", "=", userId)
    const user = await users.executeTakeFirst()
    if (!user) return
    const pending = db.selectFrom("outgoing_mails").select("id").where("user_id", "=", userId)
    const unsent = pending.where("kind", "=", teamReplyMailKind).where("attempts", "=", 0)
    if (await unsent.executeTakeFirst()) return
    const recipient = { name: user.full_name, email: user.email, language: user.language }
    await mails.keep(db, userId, teamReplyMail(recipient, `${baseUrl}/chat`, isFirst))
    afterCommit(() => mails.wake())
  }
}

/** The key under which the team's desks are notified. Users are notified under their id, and no user has this id. */
export const deskEventsKey = "team"

/** Returns a function that notifies the open desks of all processes. */
export function createAnnounceDesk(events: SyncEvents) {
  return () => events.announce(deskEventsKey, Date.now())
}
