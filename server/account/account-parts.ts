import type { Auth } from "../auth.ts"
import type { Background } from "../background.ts"
import type { Database } from "../database/open.ts"
import type { Env } from "../env.ts"
import type { Keys } from "../keys/keys.ts"
import type { Log } from "../log.ts"
import type { MailQueue } from "../mail/queue.ts"
import type { Queues } from "../metrics/queues.ts"
import { createNetworkOf } from "../network.ts"
import type { RateLimits } from "../rate-limits.ts"
import type { RequireSession } from "../session.ts"
import type { SyncEvents } from "../sync/events.ts"
import { createAdmission } from "./admission.ts"
import { createConfirmation } from "./confirmation.ts"
import { createDeviceCookie } from "./devices/cookie.ts"
import { createInvitations } from "./invitation/invitations.ts"
import { createMailCodes } from "./mail-codes.ts"
import { createMailRequests } from "./mail-requests.ts"
import { createNotices } from "./notices.ts"
import type { PasswordHashing } from "./passwords/hashing.ts"
import { createProof } from "./proof.ts"

export type AccountDeps = {
  env: Env
  auth: Auth
  keys: Keys
  database: Database
  mails: MailQueue
  passwords: PasswordHashing
  limits: RateLimits
  queues: Queues
  background: Background
  events: SyncEvents
  requireSession: RequireSession
  log: Log
  now: () => Date
}

export type AccountParts = ReturnType<typeof createAccountParts>

/** Creates the services that several account routes share. */
export function createAccountParts(deps: AccountDeps) {
  const { env, keys } = deps
  const device = createDeviceCookie(keys.device, env.baseUrl)
  const networkOf = createNetworkOf(env.trustedProxies)
  const admission = createAdmission({ ...deps, device, networkOf })
  const invitations = createInvitations({ ...deps, networkOf, signUps: env.signUps })
  const mailCodes = createMailCodes({ ...deps, key: keys.mailCode })
  const confirmation = createConfirmation({
    ...deps,
    mailCodes,
    baseUrl: env.baseUrl,
    signUps: env.signUps,
    device,
    knownDevice: admission.knownDevice,
  })
  const mailRequests = createMailRequests({ ...deps, device, admission, confirmation, mailCodes })
  const notices = createNotices({ ...deps, baseUrl: env.baseUrl, supportEmail: env.supportEmail })
  const proof = createProof({ ...deps, baseUrl: env.baseUrl })
  return { ...deps, device, admission, confirmation, invitations, mailCodes, mailRequests, notices, proof }
}
