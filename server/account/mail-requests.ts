import { randomInt, randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { Context } from "hono"
import PQueue from "p-queue"
import { retention } from "#domain/retention.ts"
import type { Auth } from "../auth.ts"
import type { Background } from "../background.ts"
import type { Database } from "../database/open.ts"
import type { DeviceCookie } from "../devices/cookie.ts"
import { appError } from "../errors.ts"
import { decoyKind, decoyMail } from "../mail/decoy.ts"
import type { MailQueue } from "../mail/queue.ts"
import type { RateLimits } from "../rate-limits.ts"
import type { Admission } from "./admission.ts"
import type { Confirmation } from "./confirmation.ts"
import { findUser } from "./data.ts"
import { authRequest } from "./forward.ts"
import { findSignUps } from "./sign-ups.ts"

/** How many are looked at in a second, and how many wait of those that are known and of those that are not. */
const perSecond = 10
/** Each is looked at a while after its answer, so that what is asked next does not meet its work. */
const pauseMs = { least: 50, most: 250 }
const waitingMax = 100
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
  /** This browser, where it has signed in to the account before; else null. */
  knownBy: string | null
  deviceId: string | null
}

type MailRequestDeps = {
  auth: Auth
  database: Database
  mails: MailQueue
  limits: RateLimits
  admission: Admission
  confirmation: Confirmation
  device: DeviceCookie
  background: Background
  now: () => Date
}

/**
 * Requests for a mail with a link. Each is answered before it is looked at, and costs the same work whether the address
 * has an account or not: neither the answer nor the time of what is asked next tells.
 */
export function createMailRequests(deps: MailRequestDeps) {
  const { auth, database, mails, limits, admission, confirmation, device, background, now } = deps
  const { db } = database
  const queue = new PQueue({ concurrency: perSecond, intervalCap: perSecond, interval: 1000 })

  /** Throws SERVER_BUSY when too many wait, TOO_MANY_ATTEMPTS when one network asks too often, and what says that the database is away. */
  async function ask(c: Context, kind: MailRequest["kind"], typedEmail: string) {
    const email = typedEmail.toLowerCase()
    const knownBy = await admission.knownDevice(c, email)
    const priority = (await admission.goesFirst(c, knownBy && email)) ? 1 : 0
    const request = authRequest(c, { email }, paths[kind])
    const asked = { kind, email, request, knownBy, deviceId: await device.read(c) }
    // Nobody is told that a mail is on its way while nothing can be looked up.
    await database.ping()
    if (queue.sizeBy({ priority }) >= waitingMax) throw appError("SERVER_BUSY", { retryAfterSeconds })
    background.run(`request for a mail (${kind})`, () => queue.add(() => answer(asked), { priority }))
  }

  async function answer({ kind, email, request, knownBy, deviceId }: MailRequest) {
    await sleep(randomInt(pauseMs.least, pauseMs.most))
    if (!(await limits.mayMail(kind, email, knownBy))) return
    const user = await findUser(db, email)
    const [waiting] = await findSignUps(db, email, { id: undefined, deviceId }, now())
    if (user && !(kind === "confirm-email" && user.emailVerified)) return auth.handler(request)
    // Only to the browser that it came from: of several sign-ups another may be a stranger's.
    if (!user && waiting && waiting.device_id === deviceId) return mails.queue(null, await confirmation.mailOf(waiting))
    return pretend(kind, email)
  }

  /** The work that a known address would cost. */
  async function pretend(kind: MailRequest["kind"], email: string) {
    // The auth library looks for the user once more.
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
  }

  return { ask }
}
