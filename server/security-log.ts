import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { codeOfError, type ErrorCode } from "./errors.ts"
import { createLineLimit } from "./line-limit.ts"
import type { Log } from "./log.ts"
import type { NetworkOf } from "./network.ts"
import { routeOf } from "./request-log.ts"

/** The events to log, by route. A new route below /api/auth must be added here. */
export const securityEvents: Record<string, string> = {
  "POST /api/auth/sign-up/email": "sign-up",
  "POST /api/auth/send-verification-email": "request for a link that confirms an address",
  "GET /api/auth/verify-email": "confirmation of an address",
  "POST /api/auth/verify-email/account": "look at the address to confirm",
  "POST /api/auth/sign-in/email": "sign-in by password",
  "POST /api/auth/sign-in/link": "request for a sign-in link",
  "POST /api/auth/sign-in/link/account": "look at a sign-in link",
  "POST /api/auth/mail-code": "code of a mail",
  "POST /api/auth/sign-in/link/open": "sign-in by link",
  "POST /api/auth/sign-in/second-step": "sign-in, second step",
  "POST /api/auth/sign-in/passkey/begin": "sign-in by passkey begun",
  "POST /api/auth/sign-in/passkey": "sign-in by passkey",
  "POST /api/auth/provider/start": "sign-in by the provider begun",
  "POST /api/auth/provider/finish": "sign-in by the provider",
  "POST /api/auth/provider/sign-up": "sign-up by the provider",
  "POST /api/auth/sign-out": "sign-out",
  "DELETE /api/auth/sessions": "sign-out of all others",
  "DELETE /api/auth/sessions/:id": "sign-out of another",
  "POST /api/auth/request-password-reset": "request for a new password",
  "POST /api/auth/reset-password/link": "look at a link for a new password",
  "POST /api/auth/reset-password": "new password by link",
  "POST /api/auth/change-password": "new password",
  "POST /api/auth/address-change": "request for another address",
  "DELETE /api/auth/address-change": "change of address taken back",
  "POST /api/auth/address-change/link": "look at a link of a change of address",
  "POST /api/auth/address-change/confirm": "change of address confirmed",
  "POST /api/auth/address-change/stop": "change of address stopped",
  "POST /api/auth/ways-in/password-link": "request for a first password",
  "POST /api/auth/ways-in/provider/link": "link with the provider begun",
  "POST /api/auth/ways-in/provider/prove": "proof by the provider begun",
  "POST /api/auth/ways-in/provider/unlink": "link with the provider ended",
  "POST /api/auth/passkeys/begin": "new passkey begun",
  "POST /api/auth/passkeys": "new passkey",
  "POST /api/auth/passkeys/prove/begin": "proof by passkey begun",
  "POST /api/auth/passkeys/prove": "proof by passkey",
  "DELETE /api/auth/passkeys/:id": "end of a passkey",
  "POST /api/auth/delete-user": "deletion of an account",
  "POST /api/auth/two-step/confirm-email": "request for a link that confirms an address",
  "POST /api/auth/two-step/begin": "two-step sign-in begun",
  "POST /api/auth/two-step/confirm": "two-step sign-in on",
  "POST /api/auth/two-step/recovery-codes": "new recovery codes",
  "POST /api/auth/two-step/off": "two-step sign-in off",
  "POST /api/auth/access-tokens": "new access token",
  "DELETE /api/auth/access-tokens/:id": "end of an access token",
}

const wayInPath = "/api/auth/"

const refusals = new Set<ErrorCode>([
  "DIARY_LIMIT",
  "FORBIDDEN",
  "INVALID_ACCESS_TOKEN",
  "INVALID_INPUT",
  "INVALID_JSON",
  "OTHER_USER",
  "PAYLOAD_TOO_LARGE",
  "SESSION_ENDED",
  "SESSION_UNKNOWN",
  "SUPPORT_LIMIT",
  "TOO_MANY_ATTEMPTS",
  "TWO_STEP_REQUIRED",
  "UNSUPPORTED_MEDIA_TYPE",
])

const keyLength = 16

type Note = { email?: string; isPending?: boolean }
type SecurityLogDeps = {
  log: Log
  /** Makes a keyed hash of an account or network. */
  keyOf: (...parts: string[]) => string
  networkOf: NetworkOf
  now: () => Date
}

/** Adds to the request's log line the account, or that a second step is pending. */
export function noteSecurityEvent(c: Context, note: Note) {
  c.set("securityNote", { ...c.get("securityNote"), ...note })
}

/**
 * Logs security events at "info", with keyed hashes of account and network. At most sixty lines a minute of each kind
 * are written; the next line counts those left out.
 */
export function securityLog({ log, keyOf, networkOf, now }: SecurityLogDeps) {
  const admit = createLineLimit()

  return createMiddleware(async (c, next) => {
    await next()
    if (!c.error && !c.req.path.startsWith(wayInPath)) return
    const route = routeOf(c)
    const event = securityEvents[`${c.req.method} ${route}`]
    const code = c.error && codeOfError(c.error)
    if (!event && !(code && refusals.has(code))) return
    const omitted = admit(`${event ?? route} ${code}`, now().getTime())
    if (omitted === null) return
    const { email = await emailOf(c), isPending }: Note = c.get("securityNote") ?? {}
    const network = networkOf(c)
    const shortKeyOf = (text: string | null | undefined) => (text ? keyOf("log", text).slice(0, keyLength) : undefined)
    log.info(
      {
        event: event ?? "refusal",
        outcome: c.res.status >= 400 ? "refused" : isPending ? "second step missing" : "done",
        code,
        route,
        account: shortKeyOf(email),
        network: shortKeyOf(network),
        omitted: omitted || undefined,
      },
      "security event",
    )
  })
}

async function emailOf(c: Context): Promise<string | undefined> {
  const ofSession = c.get("userEmail")
  if (ofSession) return ofSession
  // The body is read only if the route has read it, because an unread one may be too large.
  const text = await c.req.bodyCache.text
  try {
    const { email } = JSON.parse(text ?? "{}")
    return typeof email === "string" ? email.trim() : undefined
  } catch {
    return undefined
  }
}
