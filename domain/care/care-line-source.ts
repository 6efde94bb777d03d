/** `date` is that of the source page (ISO 8601, a month or a year), or null. A "third-party" source quotes the line. */
export type LineSource = { kind: "authority" | "line" | "third-party"; date: string | null } | { kind: "none" }

/** Whether any source is a page of an authority or of the line itself, and whether any is somebody else's. */
export function sourcesOf(lines: readonly { source: LineSource }[]): { hasOwn: boolean; hasOthers: boolean } {
  return {
    hasOwn: lines.some(({ source }) => source.kind === "authority" || source.kind === "line"),
    hasOthers: lines.some(({ source }) => source.kind === "third-party"),
  }
}
