import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import { appError, type ErrorCode } from "../errors.ts"
import { moveDevices } from "../reminders/channels.ts"
import { noteSecurityEvent } from "../security-log.ts"
import { createReadToken } from "../signed-cookie.ts"
import type { AccountParts } from "./account-parts.ts"
import { forgetDevice, recordDevice } from "./devices/data.ts"
import { authRequest, type Content, exchange, sendCookies, withoutToken } from "./forward.ts"
import { endOldestSessions, endSession, findSession } from "./sessions.ts"
import { hasTwoStep } from "./two-step/data.ts"
import { createSecondStep } from "./two-step/second-step.ts"

export const needsSecondStep = { needsSecondStep: true }

export type Opened = {
  content: ReturnType<typeof withoutToken>
  token: string
  userId: string
  deviceId: string
  isNewDevice: boolean
}

/** Opens sessions, with the steps that all ways of signing in have in common. */
export function createOpenSession(parts: AccountParts) {
  const { auth, database, keys, admission, device, notices, now } = parts
  const { db } = database
  const secondStep = createSecondStep(parts)
  const readToken = createReadToken(keys.cookies.key)

  /** Opens a session; returns null if the account asks for a second step first. */
  async function open(c: Context, request: Request | (() => Promise<Response>)): Promise<Opened | null> {
    const { content, cookies } = await exchange(auth, database, request)
    if (content?.twoFactorRedirect) {
      await secondStep.begin(c, cookies)
      noteSecurityEvent(c, { isPending: true })
      return null
    }
    sendCookies(c, cookies)
    const opened = await finish(c, content)
    // Two-step sign-in may have been turned on while this sign-in was under way.
    if (await hasTwoStep(db, opened.userId)) throw await undo(opened, "SIGN_IN_EXPIRED")
    return opened
  }

  function openFor(c: Context, userId: string) {
    const { headers } = authRequest(c)
    return open(c, () => auth.api.openSession({ body: { userId }, headers, asResponse: true }))
  }

  /**
   * Opens a session after a sign-in with a passkey, which counts as both steps: it needs the device and a PIN, finger
   * or face.
   */
  async function openAfterBothSteps(c: Context, userId: string): Promise<Opened> {
    const { headers } = authRequest(c)
    const ask = () => auth.api.openSessionAfterBothSteps({ body: { userId }, headers, asResponse: true })
    const { content, cookies } = await exchange(auth, database, ask)
    sendCookies(c, cookies)
    return finish(c, content)
  }

  async function finish(c: Context, content: Content): Promise<Opened> {
    if (!content?.user || !content.token) throw appError("INTERNAL")
    const { token, user } = content
    noteSecurityEvent(c, { email: user.email })
    const isNewDevice = (await admission.knownDevice(c, user.email)) === null
    const deviceId = await device.keep(c)
    await recordDevice(db, user.id, deviceId, now())
    await endOldestSessions(parts, user.id)
    const former = await formerSession(c)
    if (former) {
      await moveDevices(db, user.id, former.id, token)
      // The user did not end the former session herself, so it is not remembered as ended: a request from another tab
      // may still carry its cookie.
      await endSession(parts, former.token)
    }
    return { content: withoutToken(content), token, userId: user.id, deviceId, isNewDevice }
  }

  async function formerSession(c: Context) {
    const { name } = (await auth.$context).authCookies.sessionToken
    const token = readToken(getCookie(c, name) ?? "")
    const session = token === null ? undefined : await findSession(db, token)
    return session && token !== null ? { ...session, token } : undefined
  }

  async function undo({ token, userId, deviceId }: Opened, code: ErrorCode) {
    await endSession(parts, token)
    await forgetDevice(db, userId, deviceId)
    return appError(code)
  }

  async function answer(c: Context, { content, userId, isNewDevice }: Opened) {
    if (isNewDevice) await notices.newDevice(userId, c.req.header("user-agent"))
    return content
  }

  return { open, openFor, openAfterBothSteps, finish, undo, answer, secondStep }
}
