import { zValidator } from "@hono/zod-validator"
import { Hono } from "hono"
import * as z from "zod"
import {
  questionsPerDay,
  type SupportQuestion,
  supportQuestionIdSchema,
  supportQuestionSchema,
} from "#domain/support-question.ts"
import { withConsent } from "../consent/data.ts"
import { appError } from "../errors.ts"
import { jsonInput } from "../json-input.ts"
import type { Mail } from "../mail/mail.ts"
import type { MailQueue } from "../mail/queue.ts"
import { supportQuestionMail } from "../mail/templates/support-question.ts"
import { languageOf } from "../request-language.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { keepQuestion } from "./data.ts"

type SupportDeps = RouteDeps & { mails: MailQueue; supportEmail: string }

const idParam = zValidator("param", z.object({ id: supportQuestionIdSchema }), (result) => {
  if (!result.success) throw appError("INVALID_INPUT", { fields: { id: "invalid" } })
})

/**
 * Questions to the team. The answer comes once question and mail are kept together: from then on the mail reaches the
 * team without her, which is what makes "the team was notified" true.
 */
export function supportRoutes({ db, requireSession, now, mails, supportEmail }: SupportDeps) {
  /** Keeps a question and its mail, once however often it is asked. Throws CONSENT_REQUIRED, SUPPORT_LIMIT and NOT_FOUND. */
  async function ask(userId: string, question: SupportQuestion, mail: Mail) {
    await withConsent(db, userId, "questions", async (transaction) => {
      const kept = await keepQuestion(transaction, userId, question, now(), questionsPerDay)
      if (kept === "over the limit") throw appError("SUPPORT_LIMIT")
      if (kept === "not hers") throw appError("NOT_FOUND")
      if (kept === "kept") await mails.keep(transaction, userId, mail, question.id)
    })
    mails.wake()
  }

  return new Hono<SignedIn>().use(requireSession).put("/:id", idParam, jsonInput(supportQuestionSchema), async (c) => {
    const { userId } = c.var
    const question = { id: c.req.valid("param").id, ...c.req.valid("json") }
    await ask(userId, question, supportQuestionMail(question.id, supportEmail, languageOf(c.req.raw.headers)))
    return c.json({ ok: true })
  })
}
