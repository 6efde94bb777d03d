import { expect, test } from "vitest"
import { accessTokensMost } from "#domain/account/access-token.ts"
import { passkeysMost } from "#domain/account/passkey.ts"
import { readAccessTokens, storeAccessToken } from "#server/account/access-token/data.ts"
import { readPasskeys, storePasskey } from "#server/account/passkey/data.ts"
import { isDatabaseUnavailable } from "#server/database/unavailable.ts"
import { describeOnBoth } from "../api/test-app.ts"
import { whose } from "../api/whose.ts"

const many = 400

describeOnBoth("ways in of one account", (createTestApp) => {
  test("of 400 passkeys that come at once ten are stored, and of as many access tokens twenty", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const hers = await whose(app, ana.id)
    const key = (it: number) => ({ credentialId: String(it), publicKey: new Uint8Array(1), counter: 0 })
    const wish = { name: "Planilha", scope: "read", days: 30 } as const
    // There is room for fewer than the database has connections, and all of these are open.
    for (let it = 0; it < passkeysMost / 2; it++) await storePasskey(app.database, hers, "Celular", key(many + it))
    await Promise.all(Array.from({ length: many }, () => untilConnected(() => readPasskeys(app.db, ana.id))))
    await Promise.all([
      ...Array.from({ length: many }, (_, it) =>
        untilConnected(() => storePasskey(app.database, hers, "Celular", key(it))),
      ),
      ...Array.from({ length: many }, () => untilConnected(() => storeAccessToken(app.database, hers, wish))),
    ])
    expect(await readPasskeys(app.db, ana.id)).toHaveLength(passkeysMost)
    expect(await readAccessTokens(app.db, ana.id)).toHaveLength(accessTokensMost)
  })
})

/**
 * Repeats a request until it gets a database connection: on a busy machine some wait longer than a request may, and
 * are told to ask again.
 */
async function untilConnected<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return untilConnected(work)
  }
}
