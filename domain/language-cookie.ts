import type { Language } from "./language.ts"

/** A browser takes the first from secure pages only; the second is for plain http and older choices. */
export const languageCookies = ["__Secure-florescer-language", "florescer-language"] as const

/**
 * As `document.cookie` takes each; behind https the one for plain http is removed. Without `maxAgeSeconds` for the
 * visit.
 */
export function languageCookie(language: Language, isSecure: boolean, maxAgeSeconds?: number): string[] {
  const [secure, plain] = languageCookies
  const options = `; path=/; samesite=lax${maxAgeSeconds === undefined ? "" : `; max-age=${maxAgeSeconds}`}`
  if (!isSecure) return [`${plain}=${language}${options}`]
  return [`${secure}=${language}${options}; secure`, `${plain}=; path=/; max-age=0`]
}
