import { useLanguage } from "#app/language/language-boundary.tsx"
import { weekday } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import type { MealOfDay } from "#domain/plan/cooking/meals-of-day.ts"
import { warmingMinutes } from "#domain/plan/week/second-time.ts"

export function useSecondTime() {
  const t = useMessages("reasons")
  const lang = useLanguage()

  return ({ cookedOn, alsoFor }: Pick<MealOfDay, "cookedOn" | "alsoFor">) => {
    if (alsoFor) return { text: t("cook-for", { day: alsoFor.day }) }
    if (!cookedOn) return undefined
    const { day, date } = cookedOn
    const text = date ? t("cooked-on", { weekday: weekday(date, lang) }) : t("cooked-day", { day })
    return { text, today: t("today", { minutes: warmingMinutes }) }
  }
}
