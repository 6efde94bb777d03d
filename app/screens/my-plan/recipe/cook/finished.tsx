import { Check } from "lucide"
import { Link } from "react-router"
import { useProgress } from "#app/days/use-progress.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { usePlan } from "#app/plan/use-plan.ts"
import { useSilence } from "#app/silence/use-silence.ts"
import { Button } from "#app/ui/button.tsx"
import { Flower } from "#app/ui/flower.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { slotOf } from "#domain/plan/slots.ts"

export function Finished({ recipeId, onLeave }: { recipeId: number; onLeave: () => void }) {
  const t = useMessages("cooking")
  const { week, today } = usePlan()
  const { progress, mark } = useProgress()
  const isQuiet = useSilence()
  const isMain = !isQuiet && week.dishes[slotOf(today, "lunch")] === recipeId && progress.day === today
  const isTicked = progress.checklist.mainMeal
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-5 text-center">
      <Flower petals={7} size={120} />
      <h1 className="text-3xl">{t("doneTitle")}</h1>
      <p className="text-ink-soft">{t("doneText")}</p>
      {isMain && !isTicked && (
        <Button onClick={() => mark("mainMeal")}>
          <Icon node={Check} size={20} />
          {t("tickMain")}
        </Button>
      )}
      <p role="status" className="font-bold text-done">
        {isMain && isTicked && t("ticked")}
      </p>
      <Link to="/dashboard" onClick={onLeave} className="inline-flex min-h-11 items-center underline">
        {t("toDashboard")}
      </Link>
    </div>
  )
}
