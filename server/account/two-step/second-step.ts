import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import { isAppCode } from "#domain/account/two-step.ts"
import { appError } from "../../errors.ts"
import { createReadToken } from "../../signed-cookie.ts"
import type { AccountParts } from "../account-parts.ts"
import { exchange, sendCookies } from "../forward.ts"
import { readSecrets, spendCode } from "./codes.ts"
import { twoFactorRequest } from "./request.ts"

type Pending = { userId: string; email: string }

/** Asks for the second step of a sign-in, which opens no session before it is passed. */
export function createSecondStep({ auth, database, keys, admission, limits }: AccountParts) {
  const { db } = database
  const reading = auth.$context.then((context) => {
    return { name: context.createAuthCookie("two_factor").name, readToken: createReadToken(keys.cookies.key) }
  })

  async function begin(c: Context, cookies: string[]) {
    const { name } = await reading
    sendCookies(
      c,
      cookies.filter((cookie) => cookie.startsWith(`${name}=`)),
    )
  }

  /** Finds the sign-in that waits for its second step. Throws SIGN_IN_EXPIRED if there is none. */
  async function findPending(c: Context): Promise<Pending> {
    const { name, readToken } = await reading
    const id = readToken(getCookie(c, name) ?? "")
    const { internalAdapter } = await auth.$context
    const found = id?.startsWith("2fa-") ? await internalAdapter.findVerificationValue(id) : null
    const user = found && found.expiresAt > new Date() ? await internalAdapter.findUserById(found.value) : null
    if (!user) throw appError("SIGN_IN_EXPIRED")
    return { userId: user.id, email: user.email }
  }

  /**
   * Checks a code of the second step. Throws INVALID_CODE, TOO_MANY_ATTEMPTS, and SIGN_IN_EXPIRED after five wrong
   * codes.
   */
  async function pass(c: Context, { userId, email }: Pending, code: string) {
    const { name } = await reading
    const path = isAppCode(code) ? "verify-totp" : "verify-backup-code"
    const knownDeviceId = await admission.knownDevice(c, email)
    return limits.attemptCode(userId, knownDeviceId, async () => {
      const secrets = await readSecrets(db, keys.twoStep, userId)
      if (!secrets) throw appError("INVALID_CODE")
      if (isAppCode(code) && !(await spendCode(db, userId, secrets, code))) throw appError("INVALID_CODE")
      // The request leaves out the session cookie: with it, the library would check the code of that session's user.
      return exchange(auth, database, twoFactorRequest(c, path, { code }, name))
    })
  }

  return { begin, findPending, pass }
}
