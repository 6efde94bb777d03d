import { useWords } from "#app/language/use-words.ts"
import { Card } from "#app/ui/card.tsx"
import { ChecklistRow } from "./daily-checklist.tsx"

type LightMovementProps = { done: boolean; onMark: () => void }

export function LightMovement({ done, onMark }: LightMovementProps) {
  const t = useWords("dashboard")
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
