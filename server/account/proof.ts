import type { Context } from "hono"
import * as z from "zod"
import type { Database } from "../database/open.ts"
import { appError } from "../errors.ts"
import { hasPassword } from "../identity-provider/data.ts"
import type { PasswordHashing } from "../passwords/hashing.ts"
import { createSealedCookie } from "../sealed-cookie.ts"
import type { SignedIn } from "../session.ts"
import { readPasswordHash } from "./sessions.ts"

/** How long a proof by the provider holds: enough to fill in a form. */
const proofMinutes = 10

type ProofDeps = {
  database: Database
  secret: string
  baseUrl: string
  passwords: Pick<PasswordHashing, "verify">
  now: () => Date
}

type Who = Pick<SignedIn["Variables"], "userId" | "userEmail" | "sessionId">

/**
 * Proof that whoever holds the phone is the one who has signed in, for what a phone left open must not allow: her password or,
 * where the account has none, a sign-in at the provider a moment ago.
 */
export function createProof({ database, secret, baseUrl, passwords, now }: ProofDeps) {
  const { db } = database
  const cookie = createSealedCookie({
    name: "florescer.proof",
    schema: z.object({ sessionId: z.string() }),
    minutes: proofMinutes,
    secret,
    baseUrl,
    now,
  })

  /** Records that she has just signed in again at the provider, for this session alone. */
  const give = (c: Context, sessionId: string) => cookie.write(c, { sessionId })

  /** Whether this session has such a proof. */
  const has = async (c: Context, sessionId: string) => (await cookie.read(c))?.sessionId === sessionId

  /**
   * What to hand the auth library as proof: the password, which it checks, or nothing for an account without one, after the
   * other proof. Throws INVALID_INPUT where the password is missing, and PROOF_REQUIRED where there is none to ask for.
   */
  async function forLibrary(c: Context, { userId, sessionId }: Who, password: string | undefined) {
    if (await hasPassword(db, userId)) {
      if (password === undefined) throw appError("INVALID_INPUT", { fields: { password: "required" } })
      return { password }
    }
    if (!(await has(c, sessionId))) throw appError("PROOF_REQUIRED")
    return {}
  }

  /** The same where the library does not check the password. Throws INVALID_PASSWORD too. */
  async function require(c: Context, who: Who, password: string | undefined) {
    const given = await forLibrary(c, who, password)
    if (given.password === undefined) return
    const hash = await readPasswordHash(db, who.userEmail)
    if (!hash || !(await passwords.verify({ hash, password: given.password }))) throw appError("INVALID_PASSWORD")
  }

  return { give, has, forLibrary, require }
}
