const longestName = 20

/** The name if it fits a line, else the first. */
export function shortName(name: string): string {
  return name.length <= longestName ? name : (name.trim().split(/\s/)[0] ?? "")
}
