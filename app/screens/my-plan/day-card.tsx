import { Check, ChevronRight } from "lucide-react"
import { Link } from "react-router"
import { RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import { useWords } from "#app/language/use-words.ts"
import { recipeIdOf } from "#domain/recipe.ts"
import { DayFacts } from "./day-facts.tsx"

type DayCardProps = { day: number; done: boolean }

/** One of the days that are not today. */
export function DayCard({ day, done }: DayCardProps) {
  const t = useWords("my-plan")
  return (
    <Link
      to={`/my-plan/day/${day}`}
      className={`flex h-full items-center gap-4 rounded-lg border p-3 pr-4 no-underline transition-colors hover:border-line-strong ${done ? "border-transparent bg-done-soft" : "border-line"}`}
    >
      <span className={`shrink-0 rounded-md p-1 narrow:hidden ${done ? "" : "bg-sunken"}`}>
        <RecipePicture recipeId={recipeIdOf(day, "lunch")} className="h-20 w-22" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="mb-1 flex flex-wrap items-center gap-x-3">
          <h3>{t("day", { day })}</h3>
          {done && (
            <span className="inline-flex items-center gap-1 text-sm font-bold text-done">
              <Check size={16} strokeWidth={3} aria-hidden />
              {t("done")}
            </span>
          )}
        </span>
        <DayFacts day={day} />
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-soft" />
    </Link>
  )
}
