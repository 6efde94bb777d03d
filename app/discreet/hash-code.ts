import type { HashedCode } from "./settings.ts"

/** Enough to slow a guess down, and not felt on a slow phone. */
const iterations = 200_000

/** False on an address without https, where browsers offer no cryptography. */
export function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

export async function hashCode(code: string): Promise<HashedCode> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return { salt: asText(salt), hash: await derive(code, salt, iterations), iterations }
}

export async function isCode(code: string, stored: HashedCode): Promise<boolean> {
  const salt = Uint8Array.from(atob(stored.salt), (character) => character.charCodeAt(0))
  return (await derive(code, salt, stored.iterations)) === stored.hash
}

async function derive(code: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<string> {
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(code), "PBKDF2", false, ["deriveBits"])
  const bits = await crypto.subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds }, key, 256)
  return asText(new Uint8Array(bits))
}

function asText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
