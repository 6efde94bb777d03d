import { randomInt, randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { Context } from "hono"
import PQueue from "p-queue"
import { retention } from "#domain/privacy/retention.ts"
import type { Auth } from "../auth.ts"
import type { Background } from "../background.ts"
import type { Database } from "../database/open.ts"
import { appError } from "../errors.ts"
import { decoyKind, decoyMail } from "../mail/decoy.ts"
import type { MailQueue } from "../mail/queue.ts"
import type { RateLimits } from "../rate-limits.ts"
import type { Admission } from "./admission.ts"
import { writeWithCode } from "./code-of-mail.ts"
import type { Confirmation } from "./confirmation.ts"
import { findUser } from "./data.ts"
import type { DeviceCookie } from "./devices/cookie.ts"
import { endMailedLinks } from "./end-held-access.ts"
import { authRequest } from "./forward.ts"
import type { MailCodes } from "./mail-codes.ts"
import { findSignUps } from "./sign-ups.ts"

const perSecond = 10
/**
 * The work starts after a random pause, because its load on the sender's next request would otherwise reveal whether
 * the address has an account.
 */
const pauseMs = { least: 50, most: 250 }
const queueMax = 100
const retryAfterSeconds = 10

const paths = {
  "reset-password": "/api/auth/request-password-reset",
  "confirm-email": "/api/auth/send-verification-email",
  "sign-in-link": "/api/auth/sign-in/magic-link",
}
type MailRequest = {
  kind: keyof typeof paths
  email: string
  request: Request
  knownDeviceId: string | null
  deviceId: string
  hasCode: boolean
}

type MailRequestDeps = {
  auth: Auth
  database: Database
  mails: MailQueue
  limits: RateLimits
  admission: Admission
  confirmation: Confirmation
  mailCodes: MailCodes
  device: DeviceCookie
  background: Background
  now: () => Date
}

/**
 * Queues requests for mails with links. Neither the answer nor its timing reveals whether the address has an account.
 */
export function createMailRequests(deps: MailRequestDeps) {
  const { auth, database, mails, limits, admission, confirmation, mailCodes, device, background, now } = deps
  const { db } = database
  const queue = new PQueue({ concurrency: perSecond, intervalCap: perSecond, interval: 1000 })

  /** `hasCode` says that the page has a field in which the mail's code can be typed. */
  async function ask(c: Context, kind: MailRequest["kind"], typedEmail: string, hasCode = false) {
    const email = typedEmail.toLowerCase()
    const knownDeviceId = await admission.knownDevice(c, email)
    await admission.mayAskForMail(c, knownDeviceId)
    const priority = (await admission.hasPriority(c, knownDeviceId && email)) ? 1 : 0
    const request = authRequest(c, { email }, paths[kind])
    const asked = { kind, email, request, knownDeviceId, deviceId: await device.keep(c), hasCode }
    // If the database is down, the answer must not promise a mail.
    await database.ping()
    if (queue.sizeBy({ priority }) >= queueMax) throw appError("SERVER_BUSY", { retryAfterSeconds })
    background.run(`request for a mail (${kind})`, () => queue.add(() => answer(asked), { priority }))
  }

  async function answer({ kind, email, request, knownDeviceId, deviceId, hasCode }: MailRequest) {
    await sleep(randomInt(pauseMs.least, pauseMs.most))
    if (!(await limits.mayMailLink(kind, email, knownDeviceId))) return
    const user = await findUser(db, email)
    const code = hasCode ? await mailCodes.make(kind, email, deviceId, user?.id) : undefined
    const [pending] = await findSignUps(db, email, { id: undefined, deviceId }, now())
    if (user && !(kind === "confirm-email" && user.emailVerified)) {
      await writeWithCode(code, () => auth.handler(request)).finally(async () => {
        // If the account is deleted at the same moment, the new link must not outlive it.
        if (!(await findUser(db, email))) await endMailedLinks(db, user)
      })
      return
    }
    // A pending sign-up of another browser may be a stranger's, so its link is not mailed.
    if (!user && pending && pending.device_id === deviceId) {
      return mails.queue(null, await confirmation.mailOf(pending, code))
    }
    return pretend(kind, email)
  }

  /**
   * Runs the same statements for an unknown address as for a known one, so that the load does not reveal which it is.
   */
  async function pretend(kind: MailRequest["kind"], email: string) {
    await findUser(db, email)
    const moment = now().toISOString()
    if (kind !== "confirm-email") {
      const expiresAt = new Date(now().getTime() + retention.signInLinkMinutes * 60_000).toISOString()
      const written = { createdAt: moment, updatedAt: moment, expiresAt }
      await db
        .insertInto("verification")
        .values({ id: randomUUID(), identifier: randomUUID(), value: decoyKind, ...written })
        .execute()
    }
    await mails.queue(null, decoyMail(email))
    await findUser(db, email)
  }

  return { ask }
}
