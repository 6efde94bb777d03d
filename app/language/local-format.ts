import { herZone } from "#app/ui/her-clock.ts"
import type { DecimalMark } from "#domain/csv.ts"
import { type Language, locales } from "#domain/language.ts"
import { herNumberLocale } from "./browser-region.ts"

const decimalMarks = { pt: ",", en: ".", es: ",", "es-MX": "." } as const

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are cached, because creating one takes longer than formatting a hundred dates. */
function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locales[language], options)
  formats.set(key, format)
  return format
}

/** Formats a date as in "21 de novembro de 2026". */
export function longDate(moment: string | Date, language: Language): string {
  return dateFormat(language, { dateStyle: "long" }).format(new Date(moment))
}

/** A calendar date is formatted at noon without a time zone, so the result is the same day in any zone. */
export function longCalendarDate(date: string, language: Language): string {
  return longDate(`${date}T12:00`, language)
}

/** Formats a range as in "17 – 23 de nov. de 2026". */
export function dateRange(first: string, last: string, language: Language): string {
  return dateFormat(language, { day: "numeric", month: "short", year: "numeric" }).formatRange(
    new Date(`${first}T12:00`),
    new Date(`${last}T12:00`),
  )
}

/** Formats a date as in "3 de nov." */
export function shortDay(date: string, language: Language): string {
  return dateFormat(language, { day: "numeric", month: "short" }).format(new Date(`${date}T12:00`))
}

/** Formats a weekday as in "seg." */
export function shortWeekday(date: string, language: Language): string {
  return dateFormat(language, { weekday: "short" }).format(new Date(`${date}T12:00`))
}

export function weekday(date: string, language: Language): string {
  return dateFormat(language, { weekday: "long" }).format(new Date(`${date}T12:00`))
}

/** Formats "2026-11" as "novembro de 2026". */
export function monthAndYear(month: string, language: Language): string {
  return dateFormat(language, { month: "long", year: "numeric" }).format(new Date(`${month}-01T12:00`))
}

export function monthName(month: string, language: Language): string {
  return dateFormat(language, { month: "long" }).format(new Date(`${month}-01T12:00`))
}

/** Removes the full stop of the abbreviated month, which would look like the end of the sentence. */
export function dayAndMonth(date: string, language: Language): string {
  return shortDay(date, language).replace(/\.$/, "")
}

/** Returns the time of day of a moment in her own time zone. */
export function timeOfDay(moment: string, language: Language): string {
  return dateFormat(language, { timeStyle: "short", timeZone: herZone() }).format(new Date(moment))
}

/** Returns the time of day of a moment in the device's time zone, which may differ from hers. */
export function timeOfDevice(moment: string, language: Language): string {
  return dateFormat(language, { timeStyle: "short" }).format(new Date(moment))
}

export function weekdayAndTime(moment: string, language: Language): string {
  const day = { weekday: "long", day: "numeric", month: "long" } as const
  return dateFormat(language, { ...day, hour: "2-digit", minute: "2-digit", timeZone: herZone() }).format(
    new Date(moment),
  )
}

/** Formats a moment as in "seg., 30 de nov., 14:00". */
export function shortDayAndTime(moment: string, language: Language): string {
  const day = { weekday: "short", day: "numeric", month: "short" } as const
  return dateFormat(language, { ...day, hour: "2-digit", minute: "2-digit", timeZone: herZone() }).format(
    new Date(moment),
  )
}

/**
 * Formats a number as in "72,5", with at most one decimal or with exactly `digits`; form fields can parse the result.
 * It avoids Intl, which is slow on a phone.
 */
export function localNumber(number: number, language: Language, digits?: number): string {
  const text = digits === undefined ? `${Number(number.toFixed(1))}` : number.toFixed(digits)
  return text.replace(".", decimalMarkOf(language))
}

export function decimalMarkOf(language: Language): DecimalMark {
  return decimalMarks[herNumberLocale(language)]
}
