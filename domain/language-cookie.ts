import type { Language } from "./language.ts"

/**
 * The names of the cookie. Browsers accept the first one from secure pages only; the second is for plain http and for
 * choices stored by earlier releases.
 */
export const languageCookies = ["__Secure-florescer-language", "florescer-language"] as const

/**
 * The strings to assign to `document.cookie`. Over https the plain cookie is removed. Without `maxAgeSeconds` the
 * cookie ends with the visit.
 */
export function languageCookie(language: Language, isSecure: boolean, maxAgeSeconds?: number): string[] {
  const [secure, plain] = languageCookies
  const options = `; path=/; samesite=lax${maxAgeSeconds === undefined ? "" : `; max-age=${maxAgeSeconds}`}`
  if (!isSecure) return [`${plain}=${language}${options}`]
  return [`${secure}=${language}${options}; secure`, `${plain}=; path=/; max-age=0`]
}
