const longestName = 20

/** A name that fits a line as it is, else the first of her names. */
export function shortName(name: string): string {
  return name.length <= longestName ? name : (name.trim().split(/\s/)[0] ?? "")
}
