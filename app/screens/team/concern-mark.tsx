import { HeartPulse, TriangleAlert } from "lucide-react"
import { useMessages } from "#app/language/use-messages.ts"
import type { QuestionConcern } from "#domain/team.ts"

const marks = {
  urgent: { look: "bg-danger-soft text-danger", Icon: TriangleAlert },
  check: { look: "bg-note-soft text-note", Icon: HeartPulse },
}

/** What the chat had noticed in a question: a sign and words, not a colour alone. */
export function ConcernMark({ concern }: { concern: QuestionConcern }) {
  const t = useMessages("team")
  const { look, Icon } = marks[concern]
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-bold ${look}`}>
      <Icon size={14} aria-hidden className="shrink-0" />
      {t(`concern-${concern}`)}
    </span>
  )
}
