import { Clock3, GlassWater, Utensils } from "lucide-react"
import { useWords } from "#app/language/use-words.ts"

/** What every day of the plan has: three main meals, an average time, a ritual. */
export function DayFacts({ day, className = "" }: { day: number; className?: string }) {
  const t = useWords("my-plan")
  const facts = [
    { Icon: Utensils, text: t("mainMeals") },
    { Icon: Clock3, text: t("averageTime") },
    { Icon: GlassWater, text: day === 1 ? t("ritualDay1") : t("ritual", { day }) },
  ]
  return (
    <ul className={`text-sm text-ink-soft ${className}`}>
      {facts.map(({ Icon, text }) => (
        <li key={text} className="flex items-center gap-2">
          <Icon size={16} aria-hidden className="shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  )
}
