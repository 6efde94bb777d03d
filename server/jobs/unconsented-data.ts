import { earliestDeletion, isDeletionDue, isLastNoticeDue } from "#domain/privacy/unconsented.ts"
import { consentRequestMail } from "../mail/templates/consent-request.ts"
import {
  type Asked,
  deleteUnconsented,
  dropRequest,
  findAsked,
  findUnasked,
  noteAsked,
  noteLastNotice,
  readUnconsented,
  type Unconsented,
} from "../privacy/consent/unconsented.ts"
import type { Job, JobDeps } from "./job.ts"

const atOnce = 100

/**
 * Asks users twice by mail for consent to data from before consents. What stays unanswered is deleted, at the earliest
 * 30 days after the last notice.
 */
export const unconsentedData: Job = async (deps, run) => {
  const { db } = deps.database
  let unasked: Unconsented[]
  do {
    await run.renew()
    unasked = await findUnasked(db, atOnce)
    for (const user of unasked) await tell(deps, user, 1)
    deps.mails.wake()
  } while (unasked.length === atOnce)
  let asked: Asked[] = []
  do {
    await run.renew()
    asked = await findAsked(db, asked.at(-1)?.id ?? "", atOnce)
    for (const user of asked) await goOn(deps, user)
    deps.mails.wake()
  } while (asked.length === atOnce)
}

async function goOn(deps: JobDeps, user: Asked) {
  const { database, log, now } = deps
  const { db } = database
  if ((await readUnconsented(db, user.id)).length === 0) return dropRequest(db, user.id)
  if (isLastNoticeDue(user.request, now())) return tell(deps, user, 2, user.request)
  if (!isDeletionDue(user.request, now())) return
  const purposes = await deleteUnconsented(db, user.id, now())
  log.info({ purposes }, "data without a consent deleted")
}

async function tell(deps: JobDeps, user: Unconsented, number: 1 | 2, request?: Asked["request"]) {
  const { database, env, mails, now } = deps
  const note = number === 1 ? noteAsked : noteLastNotice
  const moment = now().toISOString()
  const asked = request ?? { askedAt: moment, firstDeliveredAt: moment, secondQueuedAt: null, secondDeliveredAt: null }
  const recipient = { name: user.full_name, email: user.email, language: user.language }
  const mail = consentRequestMail(recipient, `${env.baseUrl}/dashboard`, number, earliestDeletion(asked, now()))
  await database.db.transaction().execute(async (transaction) => {
    // Without SMTP, mails are only written to files and tell nobody.
    const id = await note(transaction, user.id, now(), env.smtpUrl !== undefined)
    if (id && env.smtpUrl) await mails.keep(transaction, user.id, mail, id)
  })
}
