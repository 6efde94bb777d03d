import type { Auth } from "../auth.ts"
import type { Database } from "../database/open.ts"
import { findUser, markEmailVerified } from "./data.ts"
import { hashLinkToken } from "./sealed-token.ts"

/** The address to which a sign-in link was sent; undefined if the link was used, has expired or is unknown. */
export async function emailOfLink(auth: Auth, token: string): Promise<string | undefined> {
  const { internalAdapter } = await auth.$context
  const link = await internalAdapter.findVerificationValue(`magic-link:${await hashLinkToken(token)}`)
  return link && link.expiresAt > new Date() ? JSON.parse(link.value).email : undefined
}

/**
 * Whether signing in with this link ends the account's password. It does while the address is unconfirmed, because a
 * stranger may have set the password; if the browser is known, the address is confirmed instead.
 */
export async function endsPassword(
  auth: Auth,
  database: Database,
  token: string,
  knownDevice: (email: string) => Promise<string | null>,
) {
  const email = await emailOfLink(auth, token)
  if (email === undefined) return false
  const user = await findUser(database.db, email)
  if (!user || user.emailVerified) return false
  if ((await knownDevice(email)) === null) return true
  await markEmailVerified(database, user.id)
  return false
}
