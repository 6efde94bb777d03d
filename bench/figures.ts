export type Figure = { name: string; value: number; limit: number; unit: string }

export function report(figures: Figure[]) {
  printRow("Figure", "measured", "limit", "")
  for (const { name, value, limit, unit } of figures) {
    printRow(name, `${format(value)} ${unit}`, `${format(limit)} ${unit}`, isWithin({ value, limit }) ? "ok" : "over")
  }
  return figures.every(isWithin)
}

function isWithin({ value, limit }: Pick<Figure, "value" | "limit">) {
  return value <= limit
}

function printRow(name: string, measured: string, limit: string, verdict: string) {
  console.log(`${name.padEnd(44)}${measured.padStart(10)}${limit.padStart(12)}  ${verdict}`)
}

function format(value: number) {
  return value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 2 : 0 })
}

export function median(values: number[]) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
