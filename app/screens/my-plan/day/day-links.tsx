import { ArrowLeft, ArrowRight } from "lucide-react"
import { Link } from "react-router"
import { useWords } from "#app/language/use-words.ts"
import { programmeDays } from "#domain/progress.ts"

type DayLinksProps = { day: number }

const look =
  "inline-flex min-h-14 items-center gap-3 rounded-full border border-line-strong px-5 font-bold no-underline transition-colors hover:bg-sunken"

/** To the day before and the day after. */
export function DayLinks({ day }: DayLinksProps) {
  const t = useWords("day")
  const link = (side: "previous" | "next", target: number) => ({
    to: `/my-plan/day/${target}`,
    state: { cameFrom: side },
    "aria-label": `${t(side === "next" ? "nextDay" : "previousDay")}: ${t("day", { day: target })}`,
    className: look,
  })
  return (
    <nav aria-label={t("otherDays")} className="flex justify-between gap-3">
      {day > 1 ? (
        <Link {...link("previous", day - 1)}>
          <ArrowLeft size={20} aria-hidden />
          {t("day", { day: day - 1 })}
        </Link>
      ) : (
        <span />
      )}
      {day < programmeDays && (
        <Link {...link("next", day + 1)}>
          {t("day", { day: day + 1 })}
          <ArrowRight size={20} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
