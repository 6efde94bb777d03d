import type { Schedule } from "./schedule.ts"

/** A schedule as lines to read: where it begins, then its steps. */
export function inWords({ offsetsMs, hasLocks, hasEvents, isConnectedFirst, steps }: Schedule): string {
  const clocks = offsetsMs.map((offset) => `${Math.round(offset / 60_000)} min`)
  const beginning = [
    `clocks ahead by ${clocks.join(", ")}`,
    `locks ${hasLocks.join(", ")}`,
    `events ${hasEvents.join(", ")}`,
  ]
  if (isConnectedFirst) beginning.push("connected first")
  return [beginning.join("; "), ...steps.map((step, index) => `${index + 1}. ${valuesOf(step)}`)].join("\n")
}

/** "act tab 0 (edit which 2)": the name by itself, all else with what it is. */
function valuesOf(step: object): string {
  const parts = Object.entries(step).map(([key, value]) => {
    if (key === "do" || key === "name") return value
    if (Array.isArray(value)) return `${key} ${value.join(", ") || "none"}`
    return value !== null && typeof value === "object" ? `(${valuesOf(value)})` : `${key} ${value}`
  })
  return parts.join(" ")
}
