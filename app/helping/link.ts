import { sha256 } from "@noble/hashes/sha2.js"
import { secretBehind } from "#app/session/secret-behind-hash.ts"
import { helperSecretBytes, helperSecretPattern } from "#domain/helping/helper-link.ts"
import type { Language } from "#domain/language.ts"

/** Hashes in JavaScript, because browsers have no SHA-256 on a page without TLS, as on a home server. */
export function newSecret(): { secret: string; secretHash: string } {
  const secret = base64url(crypto.getRandomValues(new Uint8Array(helperSecretBytes)))
  return { secret, secretHash: hashOf(secret) }
}

export function hashOf(secret: string): string {
  return base64url(sha256(new TextEncoder().encode(secret)))
}

/** The secret stands behind "#", which browsers send to nobody. */
export function addressOf(secret: string, language: Language): string {
  return `${location.origin}/${language}/helping#${secret}`
}

export function secretIn(hash: string): string | null {
  const secret = secretBehind(hash)
  return helperSecretPattern.test(secret) ? secret : null
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")
}
