/** "a · b": a line that wraps ends with its dot, and none begins with one. */
export function withDots(parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join("\u00a0· ")
}
