import { useLanguage } from "#app/language/language-boundary.tsx"
import { localNumber } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import type { WeekChange } from "#domain/evolution/week-change.ts"

export function Lead({ change }: { change: WeekChange | null }) {
  const text = useLeadText()
  return <p className="font-display text-2xl text-balance sm:text-3xl">{text(change)}</p>
}

function useLeadText() {
  const t = useMessages("profile")
  const lang = useLanguage()

  function slept(minutes: number) {
    return minutes < 60 ? t("minutesSlept", { minutes }) : t("hoursSlept", { hours: localNumber(minutes / 60, lang) })
  }

  return (change: WeekChange | null): string => {
    switch (change?.kind) {
      case "sleepMore":
        return t("changeSleepMore", { amount: slept(change.minutes) })
      case "sleepLess":
        return t("changeSleepLess", { amount: slept(change.minutes) })
      case "moodUp":
        return t("changeMoodUp")
      case "moodDown":
        return t("changeMoodDown")
      case "walks":
        return t("changeWalks", { count: change.count })
      case "days":
        return t("changeDays", { days: change.days })
      default:
        return t("changeNone")
    }
  }
}
