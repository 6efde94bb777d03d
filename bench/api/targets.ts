export type Target = { name: string; value: number; limit: number; unit: string; atLeast?: boolean }

export function reportTargets(targets: Target[]) {
  for (const { name, value, limit, unit, atLeast = false } of targets) {
    const sign = atLeast ? "≥" : "≤"
    const verdict = isMet({ value, limit, atLeast }) ? "pass" : "FAIL"
    console.log(`${name.padEnd(48)}${format(value, unit)}  ${sign}${format(limit, unit)}  ${verdict}`)
  }
  return targets.every(isMet)
}

function isMet({ value, limit, atLeast }: Pick<Target, "value" | "limit" | "atLeast">) {
  return atLeast ? value >= limit : value <= limit
}

function format(value: number, unit: string) {
  return `${value.toFixed(unit === "MB" ? 0 : 2)} ${unit}`.padStart(8)
}
