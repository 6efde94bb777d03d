import { type Context, Hono } from "hono"
import * as z from "zod"
import { proofSchema } from "#domain/account/account.ts"
import { appCodeSchema, secondStepCodeSchema } from "#domain/account/two-step.ts"
import { AppError, appError } from "../../errors.ts"
import { jsonInput } from "../../json-input.ts"
import { moveDevices } from "../../reminders/channels.ts"
import type { SignedIn } from "../../session.ts"
import { createReadToken } from "../../signed-cookie.ts"
import type { AccountParts } from "../account-parts.ts"
import { endOtherAccess } from "../end-held-access.ts"
import { exchange, sendCookies } from "../forward.ts"
import { isRight, readSecrets, spendCode } from "./codes.ts"
import { hasTwoStep, readStored, readTwoStep, recordTurnedOn, removeTwoStep } from "./data.ts"
import { twoFactorRequest } from "./request.ts"

const confirmSchema = z.object({ code: appCodeSchema })
const turnOffSchema = z.object({ ...proofSchema.shape, code: secondStepCodeSchema })

/** Turns two-step sign-in on and off for a signed-in user. */
export function twoStepRoutes(parts: AccountParts) {
  const { auth, database, keys, admission, limits, mailRequests, notices, proof, requireSession, device, now } = parts
  const { db } = database
  const readToken = createReadToken(keys.cookies.key)

  async function ask(c: Context, path: string, body: object) {
    const { authCookies } = await auth.$context
    return exchange(auth, database, twoFactorRequest(c, path, body, authCookies.sessionToken.name))
  }

  async function newTokenIn(cookies: string[]): Promise<string | undefined> {
    const { authCookies } = await auth.$context
    const start = `${authCookies.sessionToken.name}=`
    const cookie = cookies.find((one) => one.startsWith(start))?.slice(start.length)
    return (cookie && readToken(decodeURIComponent(cookie.split(";")[0] ?? ""))) || undefined
  }

  /** Makes a secret for an authenticator app. It has no effect until a code confirms it. */
  async function begin(c: Context, userId: string, proved: object) {
    // If a former attempt failed between the library's two statements, its row would prevent a new one.
    if ((await readStored(db, userId))?.isConfirmed && !(await hasTwoStep(db, userId)))
      await removeTwoStep(database, userId)
    const body = { ...proved, method: "totp" }
    const { content } = await ask(c, "enable", body).catch((error) => {
      if (error instanceof AppError) throw error
      // Of two concurrent requests, the second may fail to insert its row, so it is sent again.
      return ask(c, "enable", body)
    })
    const address = content?.totpURI ?? ""
    return { address, secret: new URL(address).searchParams.get("secret") ?? "" }
  }

  /** Turns two-step sign-in on, and ends the other sessions, because they have passed no second step. */
  async function confirm(c: Context<SignedIn>, code: string) {
    const { userId, sessionId } = c.var
    const secrets = await readSecrets(db, keys.twoStep, userId)
    if (!secrets || secrets.isConfirmed) throw appError("NOT_FOUND")
    if (!(await isRight(secrets, code)) || !(await spendCode(db, userId, secrets, code))) throw appError("INVALID_CODE")
    const { cookies } = await ask(c, "verify-totp", { code })
    await recordTurnedOn(db, userId, now())
    const token = await newTokenIn(cookies)
    if (token) await moveDevices(db, userId, sessionId, token)
    await endOtherAccess(parts, userId, { token, deviceId: await device.read(c) })
    sendCookies(c, cookies)
    return { recoveryCodes: secrets.recoveryCodes }
  }

  async function turnOff(c: Context, userId: string, proved: object, code: string) {
    const secrets = await readSecrets(db, keys.twoStep, userId)
    if (!secrets || !(await isRight(secrets, code))) throw appError("INVALID_CODE")
    const { cookies } = await ask(c, "disable", proved)
    sendCookies(c, cookies)
  }

  async function requireOn(userId: string) {
    if (!(await hasTwoStep(db, userId))) throw appError("NOT_FOUND")
  }

  return new Hono<SignedIn>()
    .use("/two-step/*", requireSession)
    .get("/two-step", async (c) => {
      const { userId } = c.var
      const user = db.selectFrom("user").select("emailVerified").where("id", "=", userId)
      const { emailVerified } = await user.executeTakeFirstOrThrow()
      const { isOn, since } = await readTwoStep(db, userId)
      const secrets = isOn ? await readSecrets(db, keys.twoStep, userId) : null
      const recoveryCodesLeft = secrets?.recoveryCodes.length ?? 0
      return c.json({ isOn, since, recoveryCodesLeft, isEmailConfirmed: Boolean(emailVerified) })
    })
    .post("/two-step/confirm-email", async (c) => {
      await mailRequests.ask(c, "confirm-email", c.var.userEmail)
      return c.json({ status: true })
    })
    .post("/two-step/begin", jsonInput(proofSchema), (c) => {
      const { userId, userEmail, sessionId } = c.var
      return admission.inSession(c, userEmail, sessionId, async () => {
        // Two-step sign-in needs a confirmed address: otherwise somebody who signed up with another's address could
        // lock its owner out.
        const user = db.selectFrom("user").select("emailVerified").where("id", "=", userId)
        if (!(await user.executeTakeFirstOrThrow()).emailVerified) throw appError("EMAIL_NOT_VERIFIED")
        const proved = await proof.forLibrary(c, c.var, c.req.valid("json").password)
        return c.json(await begin(c, userId, proved))
      })
    })
    .post("/two-step/confirm", jsonInput(confirmSchema), (c) => {
      const { userId, sessionId } = c.var
      const { code } = c.req.valid("json")
      return limits.attemptCode(userId, sessionId, async () => {
        const confirmed = await confirm(c, code)
        await notices.wayInChanged(userId, "twoStepOn")
        return c.json(confirmed)
      })
    })
    .post("/two-step/recovery-codes", jsonInput(proofSchema), async (c) => {
      const { userId, userEmail, sessionId } = c.var
      await requireOn(userId)
      return admission.inSession(c, userEmail, sessionId, async () => {
        const proved = await proof.forLibrary(c, c.var, c.req.valid("json").password)
        const { content } = await ask(c, "generate-backup-codes", proved)
        await notices.wayInChanged(userId, "recoveryCodesMade")
        return c.json({ recoveryCodes: content?.backupCodes ?? [] })
      })
    })
    .post("/two-step/off", jsonInput(turnOffSchema), async (c) => {
      const { userId, userEmail, sessionId } = c.var
      await requireOn(userId)
      return admission.inSession(c, userEmail, sessionId, () =>
        limits.attemptCode(userId, sessionId, async () => {
          const { password, code } = c.req.valid("json")
          await turnOff(c, userId, await proof.forLibrary(c, c.var, password), code)
          await notices.wayInChanged(userId, "twoStepOff")
          return c.json({ status: true })
        }),
      )
    })
}
