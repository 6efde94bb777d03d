import type { Context } from "hono"
import * as z from "zod"
import type { Database } from "../database/open.ts"
import { appError } from "../errors.ts"
import type { Keys } from "../keys/keys.ts"
import { createSealedCookie } from "../sealed-cookie.ts"
import type { SignedIn } from "../session.ts"
import { hasPassword } from "./identity-provider/data.ts"
import type { PasswordHashing } from "./passwords/hashing.ts"
import { readPasswordHash } from "./sessions.ts"

const proofMinutes = 10

type ProofDeps = {
  database: Database
  keys: Pick<Keys, "proof">
  baseUrl: string
  passwords: Pick<PasswordHashing, "verify">
  now: () => Date
}

type Who = Pick<SignedIn["Variables"], "userId" | "userEmail" | "sessionId">

/**
 * Proves that the account's owner is present: with her password or, if she has none, with a passkey or a fresh sign-in
 * at the provider.
 */
export function createProof({ database, keys, baseUrl, passwords, now }: ProofDeps) {
  const { db } = database
  const cookie = createSealedCookie({
    name: "florescer.proof",
    schema: z.object({ sessionId: z.string() }),
    minutes: proofMinutes,
    key: keys.proof,
    baseUrl,
    now,
  })

  const give = (c: Context, sessionId: string) => cookie.write(c, { sessionId })

  const has = async (c: Context, sessionId: string) => (await cookie.read(c))?.sessionId === sessionId

  /** Returns the proof in the form in which the auth library checks it. Throws INVALID_INPUT, PROOF_REQUIRED. */
  async function forLibrary(c: Context, { userId, sessionId }: Who, password: string | undefined) {
    if (await hasPassword(db, userId)) {
      if (password === undefined) throw appError("INVALID_INPUT", { fields: { password: "required" } })
      return { password }
    }
    if (!(await has(c, sessionId))) throw appError("PROOF_REQUIRED")
    return {}
  }

  /**
   * Checks the proof for changes that the auth library does not check itself. Throws INVALID_INPUT, PROOF_REQUIRED,
   * INVALID_PASSWORD.
   */
  async function require(c: Context, who: Who, password: string | undefined) {
    const given = await forLibrary(c, who, password)
    if (given.password === undefined) return
    const hash = await readPasswordHash(db, who.userEmail)
    if (!hash || !(await passwords.verify({ hash, password: given.password }))) throw appError("INVALID_PASSWORD")
  }

  return { give, has, forLibrary, require }
}
