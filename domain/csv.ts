/** Spreadsheets that use a decimal comma expect semicolons between cells. */
export type DecimalMark = "." | ","

/**
 * CSV by RFC 4180, beginning with the byte-order mark by which spreadsheets recognise UTF-8. Cells are escaped so that
 * none becomes a formula.
 */
export function csvOf(rows: readonly (readonly (string | number | null)[])[], decimalMark: DecimalMark): string {
  const separator = decimalMark === "," ? ";" : ","
  const lineOf = (row: (typeof rows)[number]) => row.map((value) => cellOf(value, decimalMark)).join(separator)
  return `\ufeff${rows.map(lineOf).join("\r\n")}\r\n`
}

function cellOf(value: string | number | null, decimalMark: DecimalMark): string {
  if (value === null) return ""
  if (typeof value === "number") return `${value}`.replace(".", decimalMark)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
