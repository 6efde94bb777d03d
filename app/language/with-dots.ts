/**
 * Joins parts as in "a · b". The no-break space keeps the dot at the end of a line, so that no line begins with one.
 */
export function withDots(parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join("\u00a0· ")
}
