/**
 * The page on which a line was read: of an authority, of the line itself, or of somebody who quotes it, such as a newspaper.
 * The date (ISO 8601, a month or a year) is the one that the page bears, null where it bears none.
 */
export type LineSource = { kind: "authority" | "line" | "third-party"; date: string | null } | { kind: "none" }

/** The years of the earliest and the latest of some pages, and whether some of them bear no date. */
export type SourceDates = { years: { from: string; to: string } | null; hasUndated: boolean }

/** How old the pages are on which some lines were read, those of who answers and those of others; undefined where none was. */
export function sourcesOf(lines: readonly { source: LineSource }[]): { own?: SourceDates; others?: SourceDates } {
  const own = lines.flatMap(({ source }) =>
    source.kind === "authority" || source.kind === "line" ? [source.date] : [],
  )
  const others = lines.flatMap(({ source }) => (source.kind === "third-party" ? [source.date] : []))
  return { ...(own.length > 0 && { own: datesOf(own) }), ...(others.length > 0 && { others: datesOf(others) }) }
}

function datesOf(dates: readonly (string | null)[]): SourceDates {
  const dated = dates.flatMap((date) => (date ? [date.slice(0, 4)] : [])).sort()
  const [from, to] = [dated[0], dated.at(-1)]
  return { years: from && to ? { from, to } : null, hasUndated: dated.length < dates.length }
}
