import { programmeDays } from "../../journey/progress.ts"

/** From Sunday on, as Date counts them; of a Portuguese weekday only behind a small word, since "quarta" is also a fourth. */
const before = "(?:de|da|na|no|a|ate|pra|para|desde|proxima|essa|esta)"
const names: readonly RegExp[] = [
  /\b(domingos?|sundays?)\b/,
  new RegExp(`\\b${before} segundas?(?! vez)\\b|\\bsegunda.feira\\b|\\b(mondays?|lunes)\\b`),
  new RegExp(`\\b${before} terca\\b|\\bterca.feira\\b|\\b(tuesdays?|martes)\\b`),
  new RegExp(`\\b${before} quarta\\b|\\bquarta.feira\\b|\\b(wednesdays?|miercoles)\\b`),
  new RegExp(`\\b${before} quinta\\b|\\bquinta.feira\\b|\\b(thursdays?|jueves)\\b`),
  new RegExp(`\\b${before} sexta\\b|\\bsexta.feira\\b|\\b(fridays?|viernes)\\b`),
  /\b(sabados?|saturdays?|sat)\b/,
]

/** The day of her week (1-7) that falls on a named weekday if she does one each day; undefined after its end. */
export function dayOnWeekday(plain: string, today: number, date: Date): number | undefined {
  const weekday = names.findIndex((name) => name.test(plain))
  if (weekday < 0) return undefined
  const next = today + ((weekday - date.getDay() + 7) % 7)
  return next <= programmeDays ? next : undefined
}
