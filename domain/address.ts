import { languages } from "./language.ts"

/** Matches paths as the router does. */
export function matcherOf(patterns: readonly string[]): RegExp {
  const alternatives = patterns.map((pattern) => pattern.replace(/\/$/, "").replaceAll(/:\w+/g, "[^/]+"))
  return new RegExp(`^(?:${alternatives.join("|")})/?$`, "i")
}

const inLanguage = new RegExp(`^/(?:${languages.join("|")})(?=/|$)`)

/** A path without its language prefix: "/" for "/es". */
export function withoutLanguage(path: string): string {
  return path.replace(inLanguage, "").replace(/(.)\/$/, "$1") || "/"
}
