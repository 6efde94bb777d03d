import { hashSecret } from "./hash-secret.ts"

/** The beginning of a stored hash. Earlier releases stored plain tokens, without it. */
export const hashPrefix = "sha256:"

/** The form in which a new token is stored, which is its hash. */
export function storedToken(token: string): string {
  return hashPrefix + hashSecret(token)
}

/**
 * The forms in which a token may be stored: its hash, or the plain token of an earlier release. A stored hash, if sent
 * as a token, opens nothing.
 */
export function storedForms(token: string): string[] {
  return token.startsWith(hashPrefix) ? [storedToken(token)] : [storedToken(token), token]
}
