import { hashSecret } from "./hash-secret.ts"

/** Tells a hash from a token that an older version has stored as it is. */
export const hashPrefix = "sha256:"

/** What is stored of a session's token. */
export function storedToken(token: string): string {
  return hashPrefix + hashSecret(token)
}

/**
 * As what the session of a token may be found: by its hash, or as an older version has stored it, until a daily job has hashed
 * that too. What is stored now opens nothing when a cookie carries it.
 */
export function storedForms(token: string): string[] {
  return token.startsWith(hashPrefix) ? [storedToken(token)] : [storedToken(token), token]
}
