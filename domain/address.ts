import { languages } from "./language.ts"

/** Returns a pattern that matches the same paths as the router. */
export function matcherOf(patterns: readonly string[]): RegExp {
  const alternatives = patterns.map((pattern) => pattern.replace(/\/$/, "").replaceAll(/:\w+/g, "[^/]+"))
  return new RegExp(`^(?:${alternatives.join("|")})/?$`, "i")
}

const inLanguage = new RegExp(`^/(?:${languages.join("|")})(?=/|$)`)

/** Removes the language prefix of a path: "/es" becomes "/". */
export function withoutLanguage(path: string): string {
  return path.replace(inLanguage, "").replace(/(.)\/$/, "$1") || "/"
}
