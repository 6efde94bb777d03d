import { type Kysely, sql } from "kysely"
import { addDays } from "#domain/privacy/retention.ts"
import { afterOpeningHours, type SupportHours } from "#domain/team/support-hours.ts"
import type { Tables } from "../database/tables.ts"
import type { JobDeps } from "../jobs/job.ts"
import { questionsOverdueMail } from "../mail/templates/questions-overdue.ts"

const countedDays = 30

/**
 * Returns a function that computes by when a question is to be answered; it returns null if the team has set itself no
 * time.
 */
export function createDueAt({ answerHours, ...hours }: SupportHours & { answerHours: number | null }) {
  return (askedAt: Date) => (answerHours === null ? null : afterOpeningHours(hours, askedAt, answerHours))
}

/**
 * Mails the operators, or the team's address if there are none, once about each question that nobody has answered in
 * time.
 */
export async function tellOfOverdue({ database: { db }, env, mails }: JobDeps, now: Date) {
  const isTold = await db.transaction().execute(async (transaction) => {
    const overdue = await transaction
      .updateTable("support_questions")
      .set({ overdue_mailed_at: now.toISOString() })
      .where("due_at", "<=", now.toISOString())
      .where("answered_at", "is", null)
      .where("taken_back_at", "is", null)
      .where("overdue_mailed_at", "is", null)
      .returning("id")
      .execute()
    if (overdue.length === 0) return false
    const operators = await readOperators(transaction)
    const team = { id: null, name: "", email: env.supportEmail, language: null }
    for (const { id, ...recipient } of operators.length > 0 ? operators : [team])
      await mails.keep(transaction, id, questionsOverdueMail(recipient, `${env.baseUrl}/team`, overdue.length))
    return true
  })
  if (isTold) mails.wake()
}

function readOperators(db: Kysely<Tables>) {
  return db
    .selectFrom("team_members")
    .innerJoin("user", "user.id", "team_members.user_id")
    .select(["user.id", "user.full_name as name", "user.email", "user.language"])
    .where("is_operator", "=", 1)
    .execute()
}

/** Counts the questions that were due within the last 30 days, and how many of them nobody answered in time. */
export async function countAnsweredInTime(db: Kysely<Tables>, now: Date) {
  const isLate = sql`answered_at is null or answered_at > due_at`
  const { due, late } = await db
    .selectFrom("support_questions")
    .select([sql<number>`count(*)`.as("due"), sql<number>`count(case when ${isLate} then 1 end)`.as("late")])
    .where("due_at", ">", addDays(now, -countedDays).toISOString())
    .where("due_at", "<=", now.toISOString())
    .where("taken_back_at", "is", null)
    .executeTakeFirstOrThrow()
  return { due: Number(due), late: Number(late) }
}
