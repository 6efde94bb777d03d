import { useLanguage } from "#app/language/language-boundary.tsx"
import { shortDayAndTime, timeOfDay } from "#app/language/local-format.ts"
import { calendarDay } from "#app/ui/her-clock.ts"
import { useToday } from "#app/ui/use-today.ts"

/** Writes a time of today without its day, and any other with its day. */
export function useWhen() {
  const lang = useLanguage()
  const today = useToday()
  return (moment: string) => (calendarDay(moment) === today ? timeOfDay(moment, lang) : shortDayAndTime(moment, lang))
}
