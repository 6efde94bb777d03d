import { programmeDays } from "../../journey/progress.ts"

/** `weekday`: a day by a name that the plan, which has no dates, does not know. */
export type DayAsked = "today" | "tomorrow" | "yesterday" | "weekday" | number

const numbered = new RegExp(`\\b(?:dia|day) ([1-${programmeDays}])\\b`)
const words: readonly (readonly [DayAsked, RegExp])[] = [
  [
    "tomorrow",
    /\b(amanha|tomorrows?|(?<!(?:\bla|\besta|\bde|\buna) )manana|(?:desayuno|almuerzo|cena|comida|plato|receta|menu) de manana)\b/,
  ],
  ["yesterday", /\b(ontem|yesterdays?|ayer)\b/],
  ["today", /\b(hoje|todays?|tonights?|hoy|esta noche)\b/],
  [
    "weekday",
    /\b(segunda|terca|quarta|quinta|sexta).feira\b|\b(?:na|de|para a|pra) (segunda|terca|quarta|quinta|sexta)\W*$|\b(sabado|domingo|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|lunes|martes|miercoles|jueves|viernes)\b/,
  ],
]

/** The day that a folded text names; undefined where it names none. */
export function dayAskedIn(plain: string): DayAsked | undefined {
  const [, number] = numbered.exec(plain) ?? []
  return number ? Number(number) : words.find(([, pattern]) => pattern.test(plain))?.[0]
}

/** The day of the programme (1-7), undefined where the week has none such; `today` is hers. */
export function dayOfWeekAsked(asked: DayAsked | undefined, today: number): number | undefined {
  if (typeof asked === "number") return asked
  if (asked === "weekday") return undefined
  const day = today + (asked === "tomorrow" ? 1 : asked === "yesterday" ? -1 : 0)
  return day >= 1 && day <= programmeDays ? day : undefined
}
