export type AgeUnit = "days" | "weeks" | "months" | "years"

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const daysOfYear = 365

/** The smallest number of completed days that an age can mean: two weeks are 14, one month is 28 (a February). */
export function fewestDays(count: number, unit: AgeUnit): number {
  if (unit === "days") return Math.floor(count)
  if (unit === "weeks") return Math.floor(count * 7)
  if (unit === "years") return fewestDaysOfMonths(count * daysOfMonths.length)
  return fewestDaysOfMonths(count)
}

function fewestDaysOfMonths(count: number): number {
  const whole = Math.floor(count)
  const part = Math.floor((count - whole) * Math.min(...daysOfMonths))
  const [years, months] = [Math.floor(whole / daysOfMonths.length), whole % daysOfMonths.length]
  const spans = daysOfMonths.map((_, first) => {
    return Array.from({ length: months }, (_, index) => daysOfMonths[(first + index) % daysOfMonths.length] ?? 0)
  })
  return years * daysOfYear + Math.min(...spans.map((span) => span.reduce((sum, days) => sum + days, 0))) + part
}
