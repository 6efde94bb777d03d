import { zValidator } from "@hono/zod-validator"
import { Hono } from "hono"
import * as z from "zod"
import {
  questionsPerDay,
  type SupportQuestion,
  supportQuestionIdSchema,
  supportQuestionSchema,
} from "#domain/support-question.ts"
import { readAccount } from "../account/data.ts"
import { appError } from "../errors.ts"
import { jsonInput } from "../json-input.ts"
import type { Log } from "../log.ts"
import type { SendMail } from "../mail/mail.ts"
import { supportQuestionMail } from "../mail/templates/support-question.ts"
import { chosenLanguage } from "../request-language.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { claimQuestion, confirmMailed, giveUp } from "./data.ts"

type SupportDeps = RouteDeps & { sendMail: SendMail; supportEmail: string; log: Log }

const idParam = zValidator("param", z.object({ id: supportQuestionIdSchema }), (result) => {
  if (!result.success) throw appError("INVALID_INPUT", { fields: { id: "invalid" } })
})

/** Questions to the team. The answer comes once the mail is out, so that "the team was notified" is true. */
export function supportRoutes({ db, requireSession, now, sendMail, supportEmail, log }: SupportDeps) {
  const underWay = new Map<string, Promise<void>>()

  /** Stores and mails a question, once however often it is asked. Throws SUPPORT_LIMIT, NOT_FOUND, SERVICE_UNAVAILABLE. */
  async function ask(userId: string, question: SupportQuestion, chosen: ReturnType<typeof chosenLanguage>) {
    const claim = await claimQuestion(db, userId, question, now(), questionsPerDay)
    if (claim === "mailed") return
    if (claim === "over the limit") throw appError("SUPPORT_LIMIT")
    if (claim === "not hers") throw appError("NOT_FOUND")
    if (claim === "being mailed") throw appError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 5 })
    try {
      const account = await readAccount(db, userId)
      await sendMail(supportQuestionMail(account, question, supportEmail, chosen))
    } catch (error) {
      log.error({ err: error }, "mail of a question to the team failed")
      await giveUp(db, userId, question.id)
      throw appError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 5 })
    }
    await confirmMailed(db, userId, question.id, now())
  }

  return new Hono<SignedIn>().use(requireSession).put("/:id", idParam, jsonInput(supportQuestionSchema), async (c) => {
    const { id } = c.req.valid("param")
    const { userId } = c.var
    const key = `${userId} ${id}`
    const question = { id, ...c.req.valid("json") }
    const asking =
      underWay.get(key) ?? ask(userId, question, chosenLanguage(c.req.raw.headers)).finally(() => underWay.delete(key))
    underWay.set(key, asking)
    await asking
    return c.json({ ok: true })
  })
}
