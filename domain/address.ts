import { languages } from "./language.ts"

/** Matches every path that one of the route patterns, such as "/my-plan/day/:day", leads to, as the router does. */
export function matcherOf(patterns: readonly string[]): RegExp {
  const alternatives = patterns.map((pattern) => pattern.replace(/\/$/, "").replaceAll(/:\w+/g, "[^/]+"))
  return new RegExp(`^(?:${alternatives.join("|")})/?$`, "i")
}

const inLanguage = new RegExp(`^/(?:${languages.join("|")})(?=/|$)`)

/** The address that goes by the reader's language, of one that names a language: "/terms" of "/es/terms", "/" of "/es". */
export function withoutLanguage(path: string): string {
  return path.replace(inLanguage, "").replace(/(.)\/$/, "$1") || "/"
}
