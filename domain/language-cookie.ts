import type { Language } from "./language.ts"

/** Behind https a browser takes the first from secure pages only; the second is that of plain http, and of choices made before. */
export const languageCookies = ["__Secure-florescer-language", "florescer-language"] as const

/**
 * What a page writes to say its language, each as `document.cookie` takes it. The last one for plain http is removed behind
 * https. Without `maxAgeSeconds` it lasts as long as the visit.
 */
export function languageCookie(language: Language, isSecure: boolean, maxAgeSeconds?: number): string[] {
  const [secure, plain] = languageCookies
  const options = `; path=/; samesite=lax${maxAgeSeconds === undefined ? "" : `; max-age=${maxAgeSeconds}`}`
  if (!isSecure) return [`${plain}=${language}${options}`]
  return [`${secure}=${language}${options}; secure`, `${plain}=; path=/; max-age=0`]
}
