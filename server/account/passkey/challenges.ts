import type { Context } from "hono"
import { deleteCookie, getSignedCookie, setSignedCookie } from "hono/cookie"
import type { Kysely } from "kysely"
import { retention } from "#domain/privacy/retention.ts"
import { claimOnce } from "../../claim-once.ts"
import type { Tables } from "../../database/tables.ts"
import { appError } from "../../errors.ts"

const name = "florescer.passkey"
const lastsMs = retention.passkeyChallengeMinutes * 60_000

type ChallengeDeps = { db: Kysely<Tables>; key: string; baseUrl: string; now: () => Date }

/**
 * Holds challenges in a signed cookie that no script can read, so that asking for many stores nothing. Used challenges
 * are recorded until they expire.
 */
export function createChallenges({ db, key, baseUrl, now }: ChallengeDeps) {
  const prefix = baseUrl.startsWith("https:") ? "secure" : undefined
  const options = { prefix, path: "/api/auth", httpOnly: true, sameSite: "Strict" } as const

  async function give(c: Context, challenge: string, purpose: string) {
    const value = `${challenge}.${now().getTime()}.${purpose}`
    await setSignedCookie(c, name, value, key, { ...options, maxAge: lastsMs / 1000 })
  }

  /**
   * Reads the challenge that this browser was given. Throws CHALLENGE_EXPIRED if it is missing, too old or for another
   * purpose.
   */
  async function read(c: Context, purpose: string) {
    const [challenge, givenMs, ...rest] = ((await getSignedCookie(c, key, name, prefix)) || "").split(".")
    const expiresMs = Number(givenMs) + lastsMs
    if (!challenge || rest.join(".") !== purpose || expiresMs <= now().getTime()) throw appError("CHALLENGE_EXPIRED")
    return { challenge, expiresAt: new Date(expiresMs) }
  }

  /** Marks a challenge as used. Throws CHALLENGE_EXPIRED the second time. */
  async function use(c: Context, { challenge, expiresAt }: { challenge: string; expiresAt: Date }) {
    const once = { kind: "passkey-challenge", secret: challenge, expiresAt } as const
    if (!(await claimOnce(db, once, now()))) throw appError("CHALLENGE_EXPIRED")
    deleteCookie(c, name, options)
  }

  return { give, read, use }
}
