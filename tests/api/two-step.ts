import { expect } from "vitest"
import { markEmailVerified } from "#server/account/data.ts"
import type { Database } from "#server/database/open.ts"
import { codeOf, freePresentCode } from "./app-code.ts"
import type { Visitor } from "./visitor.ts"

type Owner = Pick<Visitor, "post"> & { id: string; account: { email: string; password: string } }

/** Turns two-step sign-in on by its routes, and leaves the present code unused. */
export async function enableTwoStep(database: Database, { post, id, account }: Owner) {
  await markEmailVerified(database, id)
  const begun = await post("/api/auth/two-step/begin", { password: account.password })
  expect(begun).toMatchObject({ status: 200 })
  const secret = begun.body.secret as string
  const confirmed = await post("/api/auth/two-step/confirm", { code: await codeOf(secret) })
  expect(confirmed).toMatchObject({ status: 200 })
  await freePresentCode(database.db, account.email)
  return { secret, recoveryCodes: confirmed.body.recoveryCodes as string[] }
}
