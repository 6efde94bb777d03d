import type { Context } from "hono"
import { retention } from "#domain/privacy/retention.ts"
import { appError } from "../../errors.ts"
import type { AccountParts } from "../account-parts.ts"
import { createCeremonies } from "./ceremonies.ts"
import { createChallenges } from "./challenges.ts"
import { findPasskey, hasPasskey, recordPasskeyUse, type StoredKey } from "./data.ts"
import type { SignedChallenge } from "./inputs.ts"

const purpose = "sign-in"
const lastsMs = retention.passkeyChallengeMinutes * 60_000

/** Signs in by a passkey, which is both steps at once. Any wrong passkey is INVALID_PASSKEY. */
export function createPasskeySignIn({ env, database, keys, admission, limits, now }: AccountParts) {
  const { db } = database
  const ceremonies = createCeremonies(env)
  const challenges = createChallenges({ db, key: keys.passkeyChallenge, baseUrl: env.baseUrl, now })

  async function begin(c: Context) {
    const options = await ceremonies.requestOptions(lastsMs)
    await challenges.give(c, options.challenge, purpose)
    return options
  }

  async function verify(c: Context, response: SignedChallenge): Promise<StoredKey> {
    const given = await challenges.read(c, purpose)
    const userId = Buffer.from(response.response.userHandle, "base64url").toString()
    // PostgreSQL has no text with a NUL.
    const passkey = userId.includes("\0") ? undefined : await findPasskey(db, userId, response.id)
    const isKnown = passkey !== undefined && (await admission.knownDevice(c, passkey.email)) !== null
    await admission.hasPriority(c, isKnown ? passkey.email : null)
    if (!passkey) throw appError("INVALID_PASSKEY")
    await limits.signInByPasskey(userId)
    const counter = await ceremonies.verifySignature(response, given.challenge, passkey)
    if (counter === null) throw appError("INVALID_PASSKEY")
    await challenges.use(c, given)
    if (!(await recordPasskeyUse(db, passkey, counter, now()))) throw appError("INVALID_PASSKEY")
    return passkey
  }

  return { begin, verify, isStillHers: (passkey: StoredKey) => hasPasskey(db, passkey) }
}
