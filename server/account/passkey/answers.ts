import type { Context } from "hono"
import { retention } from "#domain/privacy/retention.ts"
import { appError } from "../../errors.ts"
import type { AccountParts } from "../account-parts.ts"
import { createCeremonies } from "./ceremonies.ts"
import { createChallenges } from "./challenges.ts"
import { recordPasskeyUse, type StoredKey } from "./data.ts"
import type { SignedChallenge } from "./inputs.ts"

const lastsMs = retention.passkeyChallengeMinutes * 60_000

/**
 * Asks a device for a passkey's signature and checks it. A signature counts only for the purpose for which it was
 * asked.
 */
export function createPasskeyAnswers({ env, database, keys, limits, now }: AccountParts) {
  const { db } = database
  const ceremonies = createCeremonies(env)
  const challenges = createChallenges({ db, key: keys.passkeyChallenge, baseUrl: env.baseUrl, now })

  /** Asks for a signature by any passkey of the device, or only by those in `credentialIds`. */
  async function ask(c: Context, purpose: string, credentialIds?: string[]) {
    const options = await ceremonies.requestOptions(lastsMs, credentialIds)
    await challenges.give(c, options.challenge, purpose)
    return options
  }

  /**
   * Checks a passkey's signature. `find` looks up the passkey after the cookie has shown that the challenge is ours.
   * Throws INVALID_PASSKEY, CHALLENGE_EXPIRED.
   */
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
