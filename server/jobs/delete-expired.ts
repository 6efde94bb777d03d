import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely"
import { rowNouns, rowOf } from "#domain/nouns/nouns.ts"
import { addDays, addMonths, retention } from "#domain/privacy/retention.ts"
import { lastForgottenMonth } from "../chat/noun.ts"
import type { DatabaseType } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import { emptyEndedFavours } from "../helping/data.ts"
import type { Job } from "./job.ts"

type Expired = {
  table: string
  key: string
  moment: string
  until: string | number
  only?: DatabaseType
  where?: RawBuilder<SqlBool>
}

const rowsAtOnce = 500

/** All tables with rows that expire; a new one must be added here. */
function expiredRows(now: Date): Expired[] {
  const moment = now.toISOString()
  const hoursAgo = (hours: number) => addDays(now, -hours / 24).toISOString()
  const daysAgo = (days: number) => addDays(now, -days).toISOString()
  const monthsAgo = (months: number) => addMonths(now, -months).toISOString()
  return [
    { table: "session", key: "id", moment: "expiresAt", until: moment },
    { table: "ended_sessions", key: "token", moment: "ended_at", until: daysAgo(retention.endedSessionDays) },
    { table: "verification", key: "id", moment: "expiresAt", until: moment },
    { table: "known_devices", key: "device_id", moment: "last_used_at", until: monthsAgo(retention.knownDeviceMonths) },
    { table: "access_tokens", key: "id", moment: "expires_at", until: moment },
    { table: "address_changes", key: "user_id", moment: "expires_at", until: moment },
    { table: "contact_codes", key: "user_id", moment: "expires_at", until: moment },
    { table: "invitations", key: "id", moment: "expires_at", until: moment },
    { table: "sign_ups", key: "id", moment: "expires_at", until: moment },
    { table: "outgoing_mails", key: "id", moment: "expires_at", until: moment },
    { table: "rate_limits", key: "key", moment: "expire", until: now.getTime(), only: "postgres" },
    { table: "asked_questions", key: "id", moment: "asked_at", until: hoursAgo(retention.questionCountHours) },
    { table: "helper_links", key: "id", moment: "expires_at", until: daysAgo(retention.endedHelperLinkDays) },
    { table: "answer_ratings", key: "id", moment: "month", until: lastForgottenMonth(now) },
    { table: "team_audit", key: "id", moment: "at", until: monthsAgo(retention.teamAuditMonths) },
    { table: "team_replies", key: "id", moment: "sent_at", until: monthsAgo(retention.supportQuestionMonths) },
    { table: "scheduled_replies", key: "user_id", moment: "send_at", until: daysAgo(retention.heldReplyDays) },
    { table: "team_notes", key: "id", moment: "written_at", until: monthsAgo(retention.supportQuestionMonths) },
    {
      table: "team_conversations",
      key: "id",
      moment: "last_message_at",
      until: monthsAgo(retention.supportQuestionMonths),
    },
    { table: "night_words", key: "id", moment: "written_at", until: hoursAgo(retention.nightWordsHours) },
    { table: "desk_presence", key: "user_id", moment: "seen_at", until: hoursAgo(1) },
    { table: "response_times", key: "id", moment: "asked_at", until: monthsAgo(retention.supportQuestionMonths) },
    { table: "support_questions", key: "id", moment: "created_at", until: monthsAgo(retention.supportQuestionMonths) },
    ...rowNouns.flatMap((noun) => {
      const { deletedFor } = rowOf(noun)
      if (deletedFor === undefined) return []
      const where = sql<SqlBool>`noun = ${noun} and value is null`
      return { table: "rows", key: "key", moment: "changed_at", until: monthsAgo(retention[deletedFor]), where }
    }),
  ]
}

export const deleteExpired: Job = async ({ database, log, now }, run) => {
  for (const expired of expiredRows(now())) {
    if (expired.only && expired.only !== database.type) continue
    let deleted = 0
    let batch: number
    do {
      await run.renew()
      batch = await deleteBatch(database.db, expired)
      deleted += batch
    } while (batch === rowsAtOnce)
    if (deleted > 0) log.info({ table: expired.table, rows: deleted }, "expired rows deleted")
  }
  await emptyEndedFavours(database.db, now().toISOString())
}

async function deleteBatch(
  db: Kysely<Tables>,
  { table, key, moment, until, where = sql`true` }: Expired,
): Promise<number> {
  const isExpired = sql`${sql.ref(moment)} <= ${until} and ${where}`
  // The age is checked in the deletion too, because a row may be renewed between the two queries.
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ${isExpired} and ${sql.ref(key)} in
    (select ${sql.ref(key)} from ${sql.table(table)} where ${isExpired} limit ${sql.lit(rowsAtOnce)})`.execute(db)
  return Number(numAffectedRows)
}
