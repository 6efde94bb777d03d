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
import { supportMailId } from "./bundle.ts"
import { keepQuestion } from "./data.ts"

type SupportDeps = RouteDeps & { mails: MailQueue; supportEmail: string; addressKeyOf: (email: string) => string }

const idParam = zValidator("param", z.object({ id: supportQuestionIdSchema }), (result) => {
  if (!result.success) throw appError("INVALID_INPUT", { fields: { id: "invalid" } })
})

/**
 * Questions to the team. The answer comes once question and mail are kept together: from then on the mail reaches the
 * team without her, which is what makes "the team was notified" true. However many ask, the team gets one mail in five minutes.
 */
export function supportRoutes({ db, requireSession, now, mails, supportEmail, addressKeyOf }: SupportDeps) {
  /** Keeps a question and its mail, once however often it is asked. Throws CONSENT_REQUIRED, SUPPORT_LIMIT and NOT_FOUND. */
  async function ask(userId: string, email: string, question: SupportQuestion, mail: Mail) {
    const from = { userId, addressKey: addressKeyOf(email) }
    await withConsent(db, userId, "questions", async (transaction) => {
      // Kept first, so that the question waits while a mail is being made up, and is in it or in the next one.
      await mails.keep(transaction, null, mail, supportMailId)
      const kept = await keepQuestion(transaction, from, question, now(), questionsPerDay)
      if (kept === "over the limit") throw appError("SUPPORT_LIMIT")
      if (kept === "not hers") throw appError("NOT_FOUND")
    })
    mails.wake()
  }

  return new Hono<SignedIn>().use(requireSession).put("/:id", idParam, jsonInput(supportQuestionSchema), async (c) => {
    const { userId, userEmail } = c.var
    const question = { id: c.req.valid("param").id, ...c.req.valid("json") }
    await ask(userId, userEmail, question, supportQuestionMail(supportEmail, languageOf(c.req.raw.headers)))
    return c.json({ ok: true })
  })
}
