import { Check, ChevronDown, ChevronRight, ChevronUp } from "lucide"
import { type ReactNode, useState } from "react"
import { Link } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { Card } from "#app/ui/card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { ChecklistItem, Progress } from "#domain/journey/progress.ts"
import { standardRecipeId } from "#domain/recipes/recipe.ts"
import type { TodayOfPlan } from "./use-today-of-plan.ts"

const recipeOfDay1 = standardRecipeId(1, "lunch")
const listed = ["morning", "mainMeal", "snack"] as const

type DailyChecklistProps = { progress: Progress; plan: TodayOfPlan; onMark: (item: ChecklistItem) => void }

export function DailyChecklist({ progress, plan, onMark }: DailyChecklistProps) {
  const t = useMessages("dashboard")
  const text = {
    morning: t("morningText"),
    mainMeal: plan.recipeId === recipeOfDay1 ? t("mainMealTextDay1") : plan.recipe || t("mainMealText"),
    // The line stays empty but keeps its height while it is unknown whether she leaves out nuts.
    snack: plan.snack === undefined ? "\u00a0" : plan.snack || t("snackText"),
  }

  return (
    <section aria-labelledby="checklist">
      <h2 id="checklist" className="mb-1.5 text-lg sm:mb-3 sm:text-2xl">
        {t("checklist")}
      </h2>
      <ul className="flex flex-col gap-1.5 sm:gap-3">
        {listed.map((item) => (
          <li key={item} className="max-w-none">
            <ChecklistRow name={t(item)} text={text[item]} done={progress.checklist[item]} onMark={() => onMark(item)}>
              {item === "mainMeal" && (
                <MainRecipeLink
                  to={plan.recipeId ? `/my-plan/recipe/${plan.recipeId}` : `/my-plan/day/${progress.day}`}
                />
              )}
            </ChecklistRow>
          </li>
        ))}
      </ul>
    </section>
  )
}

type ChecklistRowProps = {
  name: string
  text: string
  done: boolean
  onMark: () => void
  children?: ReactNode
}

function ChecklistRow({ name, text, done, onMark, children }: ChecklistRowProps) {
  return (
    <div
      className={`flex rounded-md border transition-colors ${done ? "border-transparent bg-done-soft" : "border-line bg-surface hover:border-line-strong"}`}
    >
      <label className="flex min-h-13 min-w-0 flex-1 items-center rounded-md has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus gap-3 px-3 py-1 leading-snug sm:min-h-16 sm:pl-4">
        <input
          type="checkbox"
          checked={done}
          aria-disabled={done || undefined}
          onChange={done ? undefined : onMark}
          readOnly={done}
          className="sr-only"
        />
        <span
          aria-hidden
          className={`flex size-7 shrink-0 items-center justify-center rounded-full border-2 ${done ? "border-done bg-done text-surface" : "border-line-strong"}`}
        >
          {done && <Icon node={Check} size={18} strokeWidth={3} />}
        </span>
        <span className={`min-w-0 ${done ? "line-through decoration-1" : ""}`}>
          <span className="block font-bold">{name}</span>
          <span className="block text-sm leading-snug text-ink-soft">{text}</span>
        </span>
      </label>
      {children}
    </div>
  )
}

type LightMovementProps = { done: boolean; onMark: () => void }

export function LightMovement({ done, onMark }: LightMovementProps) {
  const t = useMessages("dashboard")
  const [isOpen, setOpen] = useState(false)
  return (
    <Card tone="none" aria-labelledby="light-movement" className="max-sm:-mt-2">
      <h2 id="light-movement" className="text-lg sm:text-2xl">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="light-walk"
          onClick={() => setOpen(!isOpen)}
          className="inline-flex min-h-11 items-center gap-2 text-left"
        >
          {t("lightMovement")}
          <Icon node={isOpen ? ChevronUp : ChevronDown} size={18} className="text-ink-soft" />
        </button>
      </h2>
      <p id="light-walk" hidden={!isOpen} className="pb-2">
        {t("lightWalkText")}
      </p>
      <ChecklistRow
        name={t("lightWalk")}
        text={done ? t("completed") : t("markComplete")}
        done={done}
        onMark={onMark}
      />
    </Card>
  )
}

function MainRecipeLink({ to }: { to: string }) {
  const t = useMessages("dashboard")
  return (
    <Link
      to={to}
      aria-label={t("seeRecipe")}
      className="my-auto mr-1 inline-flex size-12 shrink-0 items-center justify-center rounded-full text-action hover:bg-sunken"
    >
      <Icon node={ChevronRight} size={22} />
    </Link>
  )
}
