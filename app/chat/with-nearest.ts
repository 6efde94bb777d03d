import type { FaqEntry } from "#domain/chat/faq-match.ts"
import type { FromPlan } from "./from-plan.ts"
import type { Turn } from "./turn.ts"

const offeredMost = 3

/** The entries near to what is likely asked about her plan. */
export function nearestOf(text: string, fromPlan: FromPlan | undefined, entries: readonly FaqEntry[]): FaqEntry[] {
  return (fromPlan?.entriesNear(text) ?? []).flatMap((id) => entries.find((each) => each.id === id) ?? [])
}

/** What is likely asked about her plan is offered first. */
export function withNearest(turn: Turn, fromPlan: FromPlan | undefined, entries: readonly FaqEntry[]): Turn {
  const near = nearestOf(turn.text, fromPlan, entries)
  const offered = [...new Set([...near, ...turn.offered])].filter((each) => each !== turn.entry)
  return near.length > 0 ? { ...turn, offered: offered.slice(0, offeredMost) } : turn
}
