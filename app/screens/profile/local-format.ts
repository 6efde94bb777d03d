import type { Language } from "#domain/language.ts"

const locales: Record<Language, string> = { pt: "pt-BR", en: "en-GB", es: "es-ES" }

/** "21 de novembro de 2026" */
export function longDate(moment: string | Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "long" }).format(new Date(moment))
}

/** A calendar date (YYYY-MM-DD), wherever she is. */
export function longCalendarDate(date: string, language: Language): string {
  return longDate(`${date}T12:00`, language)
}

/** "09:53" */
export function timeOfDay(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { timeStyle: "short" }).format(new Date(moment))
}

/** "72,5"; a field takes it back as it is. */
export function localNumber(number: number, language: Language, digits?: number): string {
  const rounding = { minimumFractionDigits: digits, maximumFractionDigits: digits ?? 1 }
  return new Intl.NumberFormat(locales[language], { useGrouping: false, ...rounding }).format(number)
}
