import { operationsVersion } from "#domain/operations/operations.ts"
import { createSyncWithNouns, type SyncWithNounsDeps } from "../create-sync.ts"
import { AppError } from "../errors.ts"
import { createPolling } from "../polling.ts"
import { deleteScheduled, holdScheduled } from "./scheduled-replies.ts"

const pollMs = 20_000
const rowsAtOnce = 50
/**
 * A reply that is late by more than this, after a pause of the server or in a restored backup, may no longer fit and is
 * not sent.
 */
const lateHoursMost = 6

/**
 * Sends each scheduled reply once when its time has come, whichever process is first. A reply that cannot be sent waits
 * until a member looks at it again.
 */
export function createScheduledReplies(deps: SyncWithNounsDeps) {
  const { database, background, log, now } = deps
  const { db } = database
  const { sync, announceDesk } = createSyncWithNouns(deps)
  const { wake, start, stop, isStopped } = createPolling({
    title: "replies whose time has come",
    pollMs,
    runsMost: 1,
    background,
    run: sendDue,
  })

  async function sendDue() {
    let due: Due[]
    do {
      due = await readDue()
      for (const reply of due) if (!isStopped()) await send(reply)
    } while (due.length === rowsAtOnce && !isStopped())
  }

  type Due = Awaited<ReturnType<typeof readDue>>[number]

  function readDue() {
    return db
      .selectFrom("scheduled_replies")
      .innerJoin("user", "user.id", "scheduled_replies.user_id")
      .leftJoin("team_members", "team_members.id", "scheduled_replies.member_id")
      .leftJoin("user as writer", "writer.id", "team_members.user_id")
      .selectAll("scheduled_replies")
      .select(["user.email", "writer.full_name as writer"])
      .where("send_at", "<=", now().toISOString())
      .where("held_at", "is", null)
      .orderBy("send_at")
      .limit(rowsAtOnce)
      .execute()
  }

  async function send(due: Due) {
    const refusal = isTooLate(due) ? "TOO_LATE" : await apply(due)
    if (refusal === null) return
    log.info({ code: refusal }, "a reply waits for a second look at the desk")
    await holdScheduled(db, due.user_id, now(), due.written_at)
    announceDesk()
  }

  function isTooLate({ send_at }: Due) {
    return now().getTime() - Date.parse(send_at) > lateHoursMost * 60 * 60_000
  }

  /** Sends a reply; returns the code of its refusal, or null if it was sent. */
  async function apply({ user_id: userId, email: userEmail, writer, ...due }: Due): Promise<string | null> {
    const { id: replyId, member_id: memberId, text, after_id: after } = due
    const args = {
      replyId,
      text,
      after,
      ...(due.answers !== null && { answers: JSON.parse(due.answers) }),
      ...(due.is_first === 1 && { first: { isQuietSeen: true } }),
    }
    const operation = {
      id: replyId,
      name: "replySent",
      args,
      at: now().toISOString(),
      schemaVersion: operationsVersion,
    }
    const actor = {
      userId,
      userEmail,
      language: undefined,
      member: { id: memberId, name: writer ?? due.member_name, isOperator: false },
      right: { by: "member", id: memberId },
      isScheduled: true,
    } as const
    try {
      const [result] = (await sync.apply(actor, [operation])).results
      if (result?.status === "already") await deleteScheduled(db, userId, replyId)
      return result?.status === "refused" ? result.code : null
    } catch (error) {
      // The writer is no longer a member of the team, or the user's account is gone.
      if (error instanceof AppError) return error.code
      throw error
    }
  }

  return { wake, start, stop }
}
