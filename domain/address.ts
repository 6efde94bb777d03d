/** Matches every path that one of the route patterns, such as "/my-plan/day/:day", leads to, as the router does. */
export function matcherOf(patterns: readonly string[]): RegExp {
  const alternatives = patterns.map((pattern) => pattern.replace(/\/$/, "").replaceAll(/:\w+/g, "[^/]+"))
  return new RegExp(`^(?:${alternatives.join("|")})/?$`, "i")
}
