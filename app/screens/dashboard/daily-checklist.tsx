import { Check } from "lucide-react"
import { useWords } from "#app/language/use-words.ts"
import type { ChecklistItem, Progress } from "#domain/progress.ts"
import { MainRecipeLink, useMainRecipeName } from "./main-recipe.tsx"

const listed = ["morning", "mainMeal", "snack"] as const

type DailyChecklistProps = { progress: Progress; onMark: (item: ChecklistItem) => void }

export function DailyChecklist({ progress, onMark }: DailyChecklistProps) {
  const t = useWords("dashboard")
  const mainRecipeName = useMainRecipeName(progress.day)
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
              text={item === "mainMeal" ? mainRecipeName : t(`${item}Text`)}
              done={progress.checklist[item]}
              onMark={() => onMark(item)}
            />
            {item === "mainMeal" && <MainRecipeLink day={progress.day} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

type ChecklistRowProps = { name: string; text: string; done: boolean; onMark: () => void }

/** One item. Once done it stays done: a disabled, checked box with its words struck through. */
export function ChecklistRow({ name, text, done, onMark }: ChecklistRowProps) {
  return (
    <label
      className={`flex min-h-18 items-center gap-4 rounded-lg border px-4 py-3 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${done ? "border-transparent bg-done-soft" : "border-line bg-surface hover:border-line-strong"}`}
    >
      <input type="checkbox" className="peer sr-only" checked={done} disabled={done} onChange={onMark} />
      <span
        aria-hidden
        className={`flex size-8 shrink-0 items-center justify-center rounded-full border-2 ${done ? "border-done bg-done text-surface" : "border-line-strong"}`}
      >
        {done && <Check size={18} strokeWidth={3} />}
      </span>
      <span className={done ? "line-through decoration-1" : ""}>
        <span className="block font-bold">{name}</span>
        <span className="block text-ink-soft">{text}</span>
      </span>
    </label>
  )
}
