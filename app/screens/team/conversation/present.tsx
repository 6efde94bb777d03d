import { Eye, PenLine } from "lucide"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import type { DeskConversation } from "../queries.ts"

/** Shows who else has the conversation open, so that two members do not reply at once. */
export function Present({ present }: { present: DeskConversation["present"] }) {
  const t = useMessages("team")
  return (
    <ul role="status" className="mx-auto mb-2 flex max-w-3xl flex-wrap gap-x-4 gap-y-1 text-sm empty:hidden">
      {present.map(({ id, name, isWriting }) => (
        <li key={id} className={`inline-flex items-center gap-1.5 ${isWriting ? "font-bold" : "text-ink-soft"}`}>
          {isWriting ? <Icon node={PenLine} size={16} /> : <Icon node={Eye} size={16} />}
          {t(isWriting ? "isWriting" : "isReading", { name })}
        </li>
      ))}
    </ul>
  )
}
