import { type Context, Hono } from "hono"
import type { Transaction } from "kysely"
import * as z from "zod"
import { nightWordsSchema } from "#domain/lit-windows/night-words.ts"
import { type OperationArgs, operationsVersion } from "#domain/operations/operations.ts"
import { firstMessageSchema } from "#domain/team/first-message.ts"
import { posterSchema } from "#domain/team/poster.ts"
import { reportSchema } from "#domain/team/report-month.ts"
import { savedReplySchema } from "#domain/team/saved-reply.ts"
import { scheduledReplySchema } from "#domain/team/scheduled-reply.ts"
import { answeredIdsSchema, teamTextSchema } from "#domain/team/team.ts"
import { uuidSchema } from "#domain/uuid.ts"
import type { Database } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import type { Env } from "../env.ts"
import { appError, isErrorCode } from "../errors.ts"
import { jsonInput, pathInput, pathOfUnstorableText, queryInput } from "../json-input.ts"
import { deleteNightWords, readNightWords, storeNightWords } from "../lit-windows/night-words.ts"
import { hasConsent } from "../privacy/consent/data.ts"
import type { RateLimits } from "../rate-limits.ts"
import { writeByRight } from "../right.ts"
import type { RouteDeps } from "../route-deps.ts"
import { createEventStreams } from "../sync/event-stream.ts"
import type { SyncEvents } from "../sync/events.ts"
import { readAudit, recordAudit, recordReading } from "./audit.ts"
import { findByContactCode } from "./contact-codes.ts"
import { assignConversation, findConversation, findOwn } from "./conversations.ts"
import { wouldBeginConversation } from "./first-message.ts"
import { boxes, readInbox } from "./inbox.ts"
import { markQuestion } from "./mark-question.ts"
import { findSessionsOfMembers, readMembers } from "./members.ts"
import { readMessages, storeNote } from "./messages.ts"
import { readOverview } from "./overview/overview.ts"
import { makePoster } from "./poster/make-poster.ts"
import { endPresence, noteAtDesk, notePresence, readPresent } from "./presence.ts"
import { makeReport } from "./report/report.ts"
import { createRequireMember, type OfTeam, requireOperator } from "./require-member.ts"
import { deleteSavedReply, readSavedReplies, storeSavedReply } from "./saved-replies.ts"
import { readScheduled, scheduleReply, unscheduleReply } from "./scheduled-replies.ts"
import { readSummary } from "./summary.ts"
import { deskEventsKey } from "./tell.ts"

type TeamDeps = RouteDeps & {
  database: Database
  events: SyncEvents
  announceDesk: () => void
  env: Env
  clientDir: string
  limits: Pick<RateLimits, "attemptContactCode">
  hashOfCode: (code: string) => string
}

const moment = z.string().max(100)
const inboxQuery = z.object({
  box: z.enum(boxes),
  search: z.string().trim().max(200).optional(),
  after: moment.optional(),
})
const auditQuery = z.object({ before: moment.optional() })
/**
 * Null is accepted here and refused later, so that an open page of an earlier release gets CONVERSATION_CHANGED and not
 * INVALID_INPUT.
 */
const seenMessage = z.nullable(uuidSchema).meta({
  description: "The newest message that the member saw. Null is refused like an older one: CONVERSATION_CHANGED.",
})
const replySchema = z.strictObject({
  replyId: uuidSchema,
  text: teamTextSchema,
  after: seenMessage,
  answers: z.optional(answeredIdsSchema).meta({
    description: "The questions that it answers; the others wait on. All that the member saw where it is left out.",
  }),
  first: z.optional(z.strictObject({ isQuietSeen: z.boolean() })).meta({
    description:
      "There where nothing of hers waits and the team begins. `isQuietSeen`: after QUIET_NOW, although it is quiet.",
  }),
})
const questionSchema = z.strictObject({ isAnswered: z.boolean() })
const noteSchema = z.strictObject({ noteId: uuidSchema, text: teamTextSchema })
const assigneeSchema = z.strictObject({ memberId: z.nullable(z.string().max(60)) })
const closeSchema = z.strictObject({
  closingId: uuidSchema,
  after: seenMessage,
})
const presenceSchema = z.strictObject({ isWriting: z.boolean() })
const questionParams = pathInput(z.object({ id: z.string(), questionId: uuidSchema }))
const scheduledParams = pathInput(z.object({ id: z.string(), replyId: uuidSchema }))
const savedIdParam = pathInput(z.object({ id: uuidSchema }))

/** The routes of the team's desk. Each request checks whether the sender is still a member. */
export function teamRoutes(deps: TeamDeps) {
  const { database, db, requireSession, sync, now, events, announceDesk, env, clientDir, limits, hashOfCode } = deps
  const eventStream = createEventStreams(events, db, (ids) => findSessionsOfMembers(database, ids))

  async function conversationOf(c: Context<OfTeam>) {
    const id = c.req.param("id") ?? ""
    const conversation = pathOfUnstorableText(id) === null ? await findConversation(db, id) : undefined
    if (!conversation) throw appError("NOT_FOUND")
    return conversation
  }

  function rightOf({ var: { sessionId, member } }: Context<OfTeam>) {
    return { by: "session", id: sessionId, memberId: member.id } as const
  }

  function write<Result>(
    c: Context<OfTeam>,
    userId: string,
    work: (transaction: Transaction<Tables>) => Promise<Result>,
  ) {
    return writeByRight(database, { userId, right: rightOf(c), now: now() }, work)
  }

  async function perform<Name extends "replySent" | "conversationClosed">(
    c: Context<OfTeam>,
    id: string,
    name: Name,
    args: OperationArgs[Name],
  ) {
    const { user_id: userId, email: userEmail } = await conversationOf(c)
    return performFor(c, { userId, userEmail }, id, name, args)
  }

  async function performFor<Name extends "replySent" | "conversationClosed">(
    c: Context<OfTeam>,
    mother: { userId: string; userEmail: string },
    id: string,
    name: Name,
    args: OperationArgs[Name],
  ) {
    const actor = { ...mother, language: undefined, member: c.var.member, right: rightOf(c) }
    const operation = { id, name, args, at: now().toISOString(), schemaVersion: operationsVersion }
    const [result] = (await sync.apply(actor, [operation])).results
    if (result?.status !== "refused") return
    const { code, fields } = result
    throw appError(isErrorCode(code) ? code : "INTERNAL", fields ? { fields } : {})
  }

  return new Hono<OfTeam>()
    .use(createRequireMember(db, requireSession))
    .get("/me", async (c) => {
      await noteAtDesk(db, c.var.member.id, now())
      return c.json(c.var.member)
    })
    .get("/members", async (c) => c.json((await readMembers(db)).map(({ id, name }) => ({ id, name }))))
    .get("/summary", async (c) => c.json(await readSummary(db, now())))
    .get("/events", (c) => eventStream(c as never, now().getTime(), deskEventsKey))
    .get("/audit", requireOperator, queryInput(auditQuery), async (c) =>
      c.json(await readAudit(db, c.req.valid("query").before)),
    )
    .get("/overview", requireOperator, async (c) => c.json(await readOverview(database, now())))
    .get("/report", requireOperator, queryInput(reportSchema), async (c) =>
      c.json({ file: await makeReport(db, c.req.valid("query"), now()) }),
    )
    .post("/posters", requireOperator, jsonInput(posterSchema), async (c) =>
      c.json({ page: (await makePoster(db, { env, clientDir }, c.req.valid("json"), now())).page }),
    )
    .get("/conversations", queryInput(inboxQuery), async (c) => {
      return c.json(await readInbox(db, { ...c.req.valid("query"), member: c.var.member }, now()))
    })
    .get("/conversations/:id", async (c) => {
      const conversation = await conversationOf(c)
      const { user_id: userId, full_name: name, waiting_since, closed_at, member_id } = conversation
      await recordReading(db, userId, c.var.member, now())
      const messages = await readMessages(db, userId, c.var.member)
      const present = await readPresent(db, userId, c.var.member.id, now())
      const { id } = conversation
      return c.json({
        id,
        name,
        isTeamsTurn: await wouldBeginConversation(db, userId, conversation),
        mayBeWrittenTo: await hasConsent(db, userId, "contact"),
        waitingSince: waiting_since,
        closedAt: closed_at,
        memberId: member_id,
        messages,
        scheduled: await readScheduled(db, userId, c.var.member),
        present,
      })
    })
    .post("/conversations/:id/replies", jsonInput(replySchema), async (c) => {
      const args = c.req.valid("json")
      await perform(c, args.replyId, "replySent", args)
      return c.json({ ok: true })
    })
    .put("/conversations/:id/scheduled-reply", jsonInput(scheduledReplySchema), async (c) => {
      const { user_id: userId } = await conversationOf(c)
      const asked = c.req.valid("json")
      await write(c, userId, (transaction) => scheduleReply(transaction, userId, c.var.member, asked, now()))
      announceDesk()
      return c.json({ ok: true })
    })
    .delete("/conversations/:id/scheduled-reply/:replyId", scheduledParams, async (c) => {
      const { user_id: userId } = await conversationOf(c)
      const { replyId } = c.req.valid("param")
      await write(c, userId, (transaction) => unscheduleReply(transaction, userId, c.var.member, replyId, now()))
      announceDesk()
      return c.json({ ok: true })
    })
    .post("/messages", jsonInput(firstMessageSchema), async (c) => {
      const { code, messageId, text, isQuietSeen } = c.req.valid("json")
      const codeHash = hashOfCode(code)
      const user = await limits.attemptContactCode(c.var.member.id, async () => {
        const found = await findByContactCode(db, codeHash, messageId, now())
        if (!found) throw appError("INVALID_CODE")
        return found
      })
      const first = { isQuietSeen, codeHash }
      const args = { replyId: messageId, text, after: null, answers: [], first }
      await performFor(c, { userId: user.id, userEmail: user.email }, messageId, "replySent", args)
      return c.json({ conversationId: (await findOwn(db, user.id))?.id ?? null })
    })
    .put("/conversations/:id/questions/:questionId", questionParams, jsonInput(questionSchema), async (c) => {
      const { user_id: userId } = await conversationOf(c)
      const { questionId } = c.req.valid("param")
      const question = { id: questionId, ...c.req.valid("json") }
      const mark = (transaction: Transaction<Tables>) =>
        markQuestion(transaction, userId, c.var.member, question, now())
      if (await write(c, userId, mark)) announceDesk()
      return c.json({ ok: true })
    })
    .post("/conversations/:id/notes", jsonInput(noteSchema), async (c) => {
      const { user_id: userId } = await conversationOf(c)
      const { noteId, text } = c.req.valid("json")
      const isNew = await write(c, userId, async (transaction) => {
        const isStored = await storeNote(transaction, userId, c.var.member, { id: noteId, text }, now())
        if (isStored) await recordAudit(transaction, userId, c.var.member, "noted", now())
        return isStored
      })
      if (isNew) announceDesk()
      return c.json({ ok: true })
    })
    .put("/conversations/:id/assignee", jsonInput(assigneeSchema), async (c) => {
      const { user_id: userId } = await conversationOf(c)
      const { memberId } = c.req.valid("json")
      const { member } = c.var
      const action = memberId === null ? "released" : memberId === member.id ? "took" : "handedOn"
      await write(c, userId, async (transaction) => {
        const members = await readMembers(transaction)
        if (memberId !== null && !members.some(({ id }) => id === memberId))
          throw appError("INVALID_INPUT", { fields: { memberId: "invalid" } })
        await assignConversation(transaction, userId, memberId)
        await recordAudit(transaction, userId, member, action, now())
      })
      announceDesk()
      return c.json({ ok: true })
    })
    .post("/conversations/:id/close", jsonInput(closeSchema), async (c) => {
      const { closingId, after } = c.req.valid("json")
      await perform(c, closingId, "conversationClosed", { after })
      return c.json({ ok: true })
    })
    .put("/conversations/:id/presence", jsonInput(presenceSchema), async (c) => {
      const { user_id: userId } = await conversationOf(c)
      const { member } = c.var
      await noteAtDesk(db, member.id, now())
      const { isWriting } = c.req.valid("json")
      const note = (transaction: Transaction<Tables>) => notePresence(transaction, userId, member.id, isWriting, now())
      if (await write(c, userId, note)) announceDesk()
      return c.json({ ok: true })
    })
    .delete("/conversations/:id/presence", async (c) => {
      const { user_id: userId } = await conversationOf(c)
      await endPresence(db, userId, c.var.member.id)
      announceDesk()
      return c.json({ ok: true })
    })
    .get("/night-words", requireOperator, async (c) =>
      c.json({ areShown: env.areLitWindowsShown, words: await readNightWords(db, now()) }),
    )
    .put("/night-words", requireOperator, jsonInput(nightWordsSchema), async (c) => {
      const { member } = c.var
      const words = c.req.valid("json")
      await write(c, c.var.userId, (transaction) => storeNightWords(transaction, words, member, now()))
      return c.json({ ok: true })
    })
    .delete("/night-words", requireOperator, async (c) => {
      await write(c, c.var.userId, deleteNightWords)
      return c.json({ ok: true })
    })
    .get("/saved-replies", async (c) => c.json(await readSavedReplies(db)))
    .put("/saved-replies/:id", savedIdParam, jsonInput(savedReplySchema), async (c) => {
      const saved = c.req.valid("json")
      await write(c, c.var.userId, (transaction) => storeSavedReply(transaction, c.req.valid("param").id, saved, now()))
      return c.json({ ok: true })
    })
    .delete("/saved-replies/:id", savedIdParam, async (c) => {
      await write(c, c.var.userId, (transaction) => deleteSavedReply(transaction, c.req.valid("param").id))
      return c.json({ ok: true })
    })
}
