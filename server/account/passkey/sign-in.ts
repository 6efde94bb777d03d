import type { Context } from "hono"
import type { AccountParts } from "../account-parts.ts"
import { createPasskeyAnswers } from "./answers.ts"
import { findPasskey, hasPasskey, type StoredKey } from "./data.ts"
import type { SignInAnswer } from "./inputs.ts"

const purpose = "sign-in"

/** Signs in with a passkey, which counts as both steps. Throws INVALID_PASSKEY for any wrong passkey. */
export function createPasskeySignIn(parts: AccountParts) {
  const { admission, database } = parts
  const { db } = database
  const answers = createPasskeyAnswers(parts)

  async function verify(c: Context, response: SignInAnswer): Promise<StoredKey> {
    return answers.verify(c, purpose, response, async () => {
      const userId = Buffer.from(response.response.userHandle, "base64url").toString()
      // PostgreSQL cannot store a NUL character in text and would throw.
      const passkey = userId.includes("\0") ? undefined : await findPasskey(db, userId, response.id)
      const isKnown = passkey !== undefined && (await admission.knownDevice(c, passkey.email)) !== null
      await admission.hasPriority(c, isKnown ? passkey.email : null)
      return passkey
    })
  }

  return {
    begin: (c: Context) => answers.ask(c, purpose),
    verify,
    isStillHers: (passkey: StoredKey) => hasPasskey(db, passkey),
  }
}
