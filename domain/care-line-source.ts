/** The page's own date (ISO 8601, a month or a year), or null. `third-party` quotes the line. */
export type LineSource = { kind: "authority" | "line" | "third-party"; date: string | null } | { kind: "none" }

export type SourceDates = { years: { from: string; to: string } | null; hasUndated: boolean }

/** Of own pages and others; undefined where none. */
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
