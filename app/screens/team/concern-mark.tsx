import { HeartPulse, TriangleAlert } from "lucide"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import type { QuestionConcern } from "#domain/team/team.ts"

const marks = {
  urgent: { look: "bg-danger-soft text-danger", icon: TriangleAlert },
  check: { look: "bg-note-soft text-note", icon: HeartPulse },
}

/** The concern is shown by an icon and words, not by colour alone. */
export function ConcernMark({ concern }: { concern: QuestionConcern }) {
  const t = useMessages("team")
  const { look, icon } = marks[concern]
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-bold ${look}`}>
      <Icon node={icon} size={14} className="shrink-0" />
      {t(`concern-${concern}`)}
    </span>
  )
}
