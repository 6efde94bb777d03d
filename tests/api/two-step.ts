import { expect } from "vitest"
import { markEmailVerified } from "#server/account/data.ts"
import type { Database } from "#server/database/open.ts"
import { previousCodeOf } from "./app-code.ts"
import type { Visitor } from "./visitor.ts"

type Owner = Pick<Visitor, "post"> & { id: string; account: { password: string } }

/** Turns two-step sign-in on by its routes. The code that proves it is the previous one, so that the present one is still unused. */
export async function enableTwoStep(database: Database, { post, id, account }: Owner) {
  await markEmailVerified(database, id)
  const begun = await post("/api/auth/two-step/begin", { password: account.password })
  expect(begun).toMatchObject({ status: 200 })
  const secret = begun.body.secret as string
  const confirmed = await post("/api/auth/two-step/confirm", { code: await previousCodeOf(secret) })
  expect(confirmed).toMatchObject({ status: 200 })
  return { secret, recoveryCodes: confirmed.body.recoveryCodes as string[] }
}
