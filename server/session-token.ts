import { hashSecret } from "./hash-secret.ts"

/** Older versions stored plain tokens. */
export const hashPrefix = "sha256:"

/** The form in which a new token is stored: only its hash. */
export function storedToken(token: string): string {
  return hashPrefix + hashSecret(token)
}

/** The forms in which a token may be stored: its hash, or as older versions stored it. A stored hash opens nothing. */
export function storedForms(token: string): string[] {
  return token.startsWith(hashPrefix) ? [storedToken(token)] : [storedToken(token), token]
}
