/** A table as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. A cell never becomes a formula there. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cellOf).join(",")).join("\r\n")}\r\n`
}

function cellOf(value: string | number | null): string {
  if (value === null) return ""
  if (typeof value === "number") return `${value}`
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
