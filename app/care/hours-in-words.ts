import type { Hours } from "#domain/line-hours.ts"

/** "seg.–sex. 15:00–20:00", "Fri 18:00–Mon 06:00" */
export function hoursInWords({ days: [first, last], from, to, until, zone }: Hours, language: string): string {
  // The first of January 2024 was a Monday.
  const name = (day: number) =>
    new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" }).format(Date.UTC(2024, 0, day))
  const isDaily = first === 1 && last === 7
  const days = isDaily ? [] : [last === first ? name(first) : `${name(first)}–${name(last)}`]
  const end = until ? `${name(until)} ${to}` : to
  return [...days, `${from}–${end}`, ...(zone ? [zone] : [])].join(" ")
}
