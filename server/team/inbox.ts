import { type Kysely, sql } from "kysely"
import type { Language } from "#domain/language.ts"
import type { QuestionConcern } from "#domain/team/team.ts"
import type { Tables } from "../database/tables.ts"
import { recordListing } from "./audit.ts"
import type { Member } from "./members.ts"

export const boxes = ["waiting", "mine", "open", "closed"] as const
export type Box = (typeof boxes)[number]
const conversationsOfPage = 50
const excerptLength = 160

export type InboxItem = {
  id: string
  name: string
  language: Language | null
  waitingSince: string | null
  /** By when the first waiting question is to be answered; null if the team has set itself no time. */
  dueAt: string | null
  lastMessageAt: string
  closedAt: string | null
  memberId: string | null
  excerpt: string
  asked: number
  answered: number
  concern: QuestionConcern | null
  /** When the conversation's scheduled reply is to be sent (ISO 8601, UTC); null if there is none, or if it is held. */
  sendAt: string | null
  /** Whether the scheduled reply is held: it is not sent by itself, but waits until a member looks at it again. */
  isHeld: boolean
}

type Asked = { box: Box; member: Member; search?: string | undefined; after?: string | undefined }

/**
 * Reads a page of the team's inbox. Waiting conversations come by urgency, then by when an answer is due; other boxes
 * show the newest first. Each listing is recorded, because it shows the beginnings of questions.
 */
export async function readInbox(db: Kysely<Tables>, { box, member, search, after }: Asked, now: Date) {
  const isWaiting = box === "waiting"
  const order = isWaiting ? urgencyAndDue : sql<string>`last_message_at`
  const [place = "", lastId = ""] = after?.split(" ") ?? []
  const rows = await db
    .selectFrom("team_conversations")
    .innerJoin("user", "user.id", "team_conversations.user_id")
    .leftJoin("scheduled_replies as scheduled", "scheduled.user_id", "team_conversations.user_id")
    .select(["team_conversations.user_id", "team_conversations.id", "full_name", "waiting_since", "last_message_at"])
    .select(["closed_at", "team_conversations.member_id", order.as("place"), "send_at", "held_at"])
    .$if(isWaiting, (query) => query.where("waiting_since", "is not", null))
    .$if(box === "mine", (query) =>
      query.where(({ eb, and, or }) =>
        or([
          and([eb("team_conversations.member_id", "=", member.id), eb("closed_at", "is", null)]),
          eb("scheduled.member_id", "=", member.id),
        ]),
      ),
    )
    .$if(box === "open", (query) => query.where("closed_at", "is", null))
    .$if(box === "closed", (query) => query.where("closed_at", "is not", null))
    .$if(Boolean(search), (query) => query.where(contains(search ?? "")))
    .$if(after !== undefined, (query) =>
      query.where(({ eb }) =>
        eb(sql`(${order}, team_conversations.id)`, isWaiting ? ">" : "<", sql`(${place}, ${lastId})`),
      ),
    )
    .orderBy(order, isWaiting ? "asc" : "desc")
    .orderBy("team_conversations.id", isWaiting ? "asc" : "desc")
    .limit(conversationsOfPage)
    .execute()
  const userIds = rows.map(({ user_id }) => user_id)
  await recordListing(db, userIds, member, now)
  const questions = await readQuestions(db, userIds)
  const conversations = rows.map((row): InboxItem => {
    const { text, ...question } = questions.get(row.user_id) ?? noQuestion
    return {
      id: row.id,
      name: row.full_name,
      waitingSince: row.waiting_since,
      lastMessageAt: row.last_message_at,
      closedAt: row.closed_at,
      memberId: row.member_id,
      sendAt: row.held_at === null ? row.send_at : null,
      isHeld: row.held_at !== null,
      excerpt: text.slice(0, excerptLength),
      ...question,
    }
  })
  const last = rows.length === conversationsOfPage ? rows.at(-1) : undefined
  return { conversations, ...(last && { next: `${last.place} ${last.id}` }) }
}

const waitingQuestions = sql`support_questions as waiting where waiting.user_id = team_conversations.user_id
  and waiting.answered_at is null and waiting.taken_back_at is null`

/** Questions from before the team set itself a time count as due when they were asked, so they come first. */
const urgencyAndDue = sql<string>`case when exists (select 1 from ${waitingQuestions} and waiting.concern = 'urgent')
  then '0' else '1' end || (select min(coalesce(waiting.due_at, waiting.created_at)) from ${waitingQuestions})`

type Questions = Pick<InboxItem, "language" | "concern" | "asked" | "answered" | "dueAt"> & { text: string }
const noQuestion: Questions = { text: "", language: null, concern: null, asked: 0, answered: 0, dueAt: null }

async function readQuestions(db: Kysely<Tables>, userIds: string[]) {
  const found = new Map<string, Questions>()
  if (userIds.length === 0) return found
  const asked = db.selectFrom("support_questions").where("user_id", "in", userIds).where("taken_back_at", "is", null)
  const first = asked
    .select(["user_id", sql<string>`count(*)`.as("asked"), sql<string>`count(answered_at)`.as("answered")])
    .select(sql<string | null>`min(case when answered_at is null then due_at end)`.as("due_at"))
    .select(sql<string>`coalesce(min(case when answered_at is null then created_at end), max(created_at))`.as("at"))
    .groupBy("user_id")
    .as("first")
  const rows = await db
    .selectFrom("support_questions as question")
    .innerJoin(first, (join) =>
      join.onRef("first.user_id", "=", "question.user_id").onRef("first.at", "=", "question.created_at"),
    )
    .select(["question.user_id", "question.text", "question.language", "first.asked", "first.answered"])
    .select("first.due_at as dueAt")
    .where("question.taken_back_at", "is", null)
    .orderBy("question.id")
    .execute()
  for (const { user_id, asked, answered, ...row } of rows)
    found.set(user_id, { ...row, concern: null, asked: Number(asked), answered: Number(answered) })
  const pressing = asked
    .select(["user_id", "concern"])
    .distinct()
    .where("answered_at", "is", null)
    .where("concern", "is not", null)
  for (const { user_id, concern } of await pressing.execute()) {
    const question = found.get(user_id)
    if (question && question.concern !== "urgent") question.concern = concern
  }
  return found
}

function contains(search: string) {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const isLike = (column: string) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
  return sql<boolean>`(${isLike("user.full_name")}
    or exists (select 1 from support_questions as q where q.user_id = team_conversations.user_id
      and q.taken_back_at is null and ${isLike("q.text")})
    or exists (select 1 from team_replies as r where r.user_id = team_conversations.user_id and r.is_gone = 0 and ${isLike("r.text")}))`
}
