import { Check, ChevronRight } from "lucide"
import { Link } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { Card } from "#app/ui/card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { ChecklistItem, Progress } from "#domain/progress.ts"
import { standardRecipeId } from "#domain/recipe.ts"
import type { TodayOfPlan } from "./use-today-of-plan.ts"

const recipeOfDay1 = standardRecipeId(1, "lunch")
const listed = ["morning", "mainMeal", "snack"] as const

type DailyChecklistProps = { progress: Progress; plan: TodayOfPlan; onMark: (item: ChecklistItem) => void }

export function DailyChecklist({ progress, plan, onMark }: DailyChecklistProps) {
  const t = useMessages("dashboard")
  const text = {
    morning: t("morningText"),
    mainMeal: plan.recipeId === recipeOfDay1 ? t("mainMealTextDay1") : plan.recipe || t("mainMealText"),
    // While it is not known whether the nuts are left out, the line is kept free.
    snack: plan.snack === undefined ? "\u00a0" : plan.snack || t("snackText"),
  }

  return (
    <section aria-labelledby="checklist">
      <h2 id="checklist" className="mb-3">
        {t("checklist")}
      </h2>
      <ul className="flex flex-col gap-3">
        {listed.map((item) => (
          <li key={item} className="max-w-none">
            <ChecklistRow
              name={t(item)}
              text={text[item]}
              done={progress.checklist[item]}
              onMark={() => onMark(item)}
            />
            {item === "mainMeal" && (
              <MainRecipeLink
                to={plan.recipeId ? `/my-plan/recipe/${plan.recipeId}` : `/my-plan/day/${progress.day}`}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type ChecklistRowProps = { name: string; text: string; done: boolean; onMark: () => void }

/** One item. Once done it stays done: a checked box with its words struck through, which keeps the focus. */
function ChecklistRow({ name, text, done, onMark }: ChecklistRowProps) {
  return (
    <label
      className={`flex min-h-18 items-center gap-4 rounded-lg border px-4 py-3 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${done ? "border-transparent bg-done-soft" : "border-line bg-surface hover:border-line-strong"}`}
    >
      <input
        type="checkbox"
        className="peer sr-only"
        checked={done}
        aria-disabled={done || undefined}
        onChange={done ? undefined : onMark}
        readOnly={done}
      />
      <span
        aria-hidden
        className={`flex size-8 shrink-0 items-center justify-center rounded-full border-2 ${done ? "border-done bg-done text-surface" : "border-line-strong"}`}
      >
        {done && <Icon node={Check} size={18} strokeWidth={3} />}
      </span>
      <span className={done ? "line-through decoration-1" : ""}>
        <span className="block font-bold">{name}</span>
        <span className="block text-ink-soft">{text}</span>
      </span>
    </label>
  )
}

type LightMovementProps = { done: boolean; onMark: () => void }

export function LightMovement({ done, onMark }: LightMovementProps) {
  const t = useMessages("dashboard")
  return (
    <Card tone="note" aria-labelledby="light-movement" className="flex flex-col gap-3">
      <h2 id="light-movement">{t("lightMovement")}</h2>
      <p>{t("lightWalkText")}</p>
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
      className="ml-14 inline-flex min-h-11 items-center gap-1 rounded-full px-2 text-sm font-bold text-action no-underline hover:bg-sunken"
    >
      {t("seeRecipe")}
      <Icon node={ChevronRight} size={18} />
    </Link>
  )
}
