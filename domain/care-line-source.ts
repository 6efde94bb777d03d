/**
 * The page on which a line was read: of an authority, of the line itself, or of somebody who quotes it, such as a newspaper.
 * The date (ISO 8601, a month or a year) is the one that the page bears, null where it bears none.
 */
export type LineSource = { kind: "authority" | "line" | "third-party"; date: string | null } | { kind: "none" }

/** The dates of some pages: the years of the earliest and the latest, null where none bears a date. */
export type SourceYears = { from: string; to: string } | null

/** How far some lines can be trusted: by the pages of those who answer, and by what others write; undefined where no line is so. */
export function sourcesOf(lines: readonly { source: LineSource }[]): { own?: SourceYears; others?: SourceYears } {
  const own = lines.flatMap(({ source }) =>
    source.kind === "authority" || source.kind === "line" ? [source.date] : [],
  )
  const others = lines.flatMap(({ source }) => (source.kind === "third-party" ? [source.date] : []))
  return { ...(own.length > 0 && { own: yearsOf(own) }), ...(others.length > 0 && { others: yearsOf(others) }) }
}

function yearsOf(dates: readonly (string | null)[]): SourceYears {
  const years = dates.flatMap((date) => (date ? [date.slice(0, 4)] : [])).sort()
  const [from, to] = [years[0], years.at(-1)]
  return from && to ? { from, to } : null
}
