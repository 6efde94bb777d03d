import type { Context } from "hono"
import { retention } from "#domain/privacy/retention.ts"
import { appError } from "../../errors.ts"
import type { AccountParts } from "../account-parts.ts"
import { createCeremonies } from "./ceremonies.ts"
import { createChallenges } from "./challenges.ts"
import { recordPasskeyUse, type StoredKey } from "./data.ts"
import type { SignedChallenge } from "./inputs.ts"

const lastsMs = retention.passkeyChallengeMinutes * 60_000

/** Asks an authenticator for a signature and checks it. An answer counts only for the purpose it was asked for. */
export function createPasskeyAnswers({ env, database, keys, limits, now }: AccountParts) {
  const { db } = database
  const ceremonies = createCeremonies(env)
  const challenges = createChallenges({ db, key: keys.passkeyChallenge, baseUrl: env.baseUrl, now })

  /** Any of the device's passkeys may answer, or only those of `credentialIds`. */
  async function ask(c: Context, purpose: string, credentialIds?: string[]) {
    const options = await ceremonies.requestOptions(lastsMs, credentialIds)
    await challenges.give(c, options.challenge, purpose)
    return options
  }

  /** `find` looks the passkey up once the challenge is known to be ours. Throws INVALID_PASSKEY for any wrong one. */
  async function verify(
    c: Context,
    purpose: string,
    response: SignedChallenge,
    find: () => Promise<StoredKey | undefined>,
  ): Promise<StoredKey> {
    const given = await challenges.read(c, purpose)
    const passkey = await find()
    if (!passkey) throw appError("INVALID_PASSKEY")
    await limits.answerByPasskey(passkey.userId)
    const counter = await ceremonies.verifySignature(response, given.challenge, passkey)
    if (counter === null) throw appError("INVALID_PASSKEY")
    await challenges.use(c, given)
    if (!(await recordPasskeyUse(db, passkey, counter, now()))) throw appError("INVALID_PASSKEY")
    return passkey
  }

  return { ask, verify }
}
