/** A measured value with its limit, which is a maximum, or with `atLeast` a minimum. */
export type Figure = { name: string; value: number; limit: number; unit: string; atLeast?: boolean }

export function report(figures: Figure[]) {
  printRow("Figure", "measured", "limit", "")
  for (const figure of figures) {
    const { name, value, limit, unit, atLeast } = figure
    const sign = atLeast ? "≥" : "≤"
    printRow(name, `${format(value)} ${unit}`, `${sign} ${format(limit)} ${unit}`, isWithin(figure) ? "ok" : "missed")
  }
  return figures.every(isWithin)
}

function isWithin({ value, limit, atLeast }: Figure) {
  return atLeast ? value >= limit : value <= limit
}

function printRow(name: string, measured: string, limit: string, verdict: string) {
  console.log(`${name.padEnd(56)}${measured.padStart(10)}${limit.padStart(14)}  ${verdict}`)
}

function format(value: number) {
  return value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 2 : 0 })
}

export function median(values: number[]) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
