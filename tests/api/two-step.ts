import { base32 } from "@better-auth/utils/base32"
import { createOTP } from "@better-auth/utils/otp"
import { expect } from "vitest"
import { markEmailVerified } from "#server/account/data.ts"
import type { Database } from "#server/database/open.ts"
import type { Visitor } from "./visitor.ts"

const stepMs = 30_000

/** What an authenticator app shows for a secret: now, or some steps of 30 seconds from now. */
export async function codeOf(secret: string, stepsFromNow = 0): Promise<string> {
  const text = new TextDecoder().decode(base32.decode(secret))
  return createOTP(text).hotp(Math.floor(Date.now() / stepMs) + stepsFromNow)
}

type Owner = Pick<Visitor, "post"> & { id: string; account: { password: string } }

/** Turns two-step sign-in on by its routes. The code that proves it is the previous one, so that the present one is still unused. */
export async function enableTwoStep(database: Database, { post, id, account }: Owner) {
  await markEmailVerified(database, id)
  const begun = await post("/api/auth/two-step/begin", { password: account.password })
  expect(begun).toMatchObject({ status: 200 })
  const secret = begun.body.secret as string
  const confirmed = await post("/api/auth/two-step/confirm", { code: await codeOf(secret, -1) })
  expect(confirmed).toMatchObject({ status: 200 })
  return { secret, recoveryCodes: confirmed.body.recoveryCodes as string[] }
}
