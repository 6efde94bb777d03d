import type { Language } from "#domain/language.ts"

const locales: Record<Language, string> = { pt: "pt-BR", en: "en-GB", es: "es-ES" }
const decimalMarks: Record<Language, string> = { pt: ",", en: ".", es: "," }

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

/** "72,5", with one digit at most, or always so many; a field takes it back as it is. Intl would hold a phone up for it. */
export function localNumber(number: number, language: Language, digits?: number): string {
  const text = digits === undefined ? `${Number(number.toFixed(1))}` : number.toFixed(digits)
  return text.replace(".", decimalMarks[language])
}
