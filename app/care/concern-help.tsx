import type { Concern } from "#domain/safety/concern.ts"
import { CareCard } from "./care-card.tsx"
import { GentleCheck } from "./gentle-check.tsx"

type ConcernHelpProps = { concern: Concern; onNeedHelp: () => void; onClose: () => void; className?: string }

/** Stands by the words that it is about: the card where they are urgent, else the gentle question. */
export function ConcernHelp({ concern: { level, kind }, onNeedHelp, onClose, className }: ConcernHelpProps) {
  if (level === "urgent") return <CareCard kind={kind} onClose={onClose} className={className} />
  return <GentleCheck onNeedHelp={onNeedHelp} onSafe={onClose} className={className} />
}
