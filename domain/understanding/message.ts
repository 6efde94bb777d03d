import { type Courtesies, replyToCourtesy } from "../courtesy.ts"
import type { FaqEntry } from "../faq-match.ts"
import { assessSafety } from "../safety/assess.ts"
import type { Concern } from "../safety/concern.ts"
import type { SafetyModel } from "../safety/model.ts"
import { isForeign } from "./foreign.ts"
import { type IntentModel, likeliestShare, type Reply, replyFrom } from "./intents.ts"

export type Understanding = {
  safety: SafetyModel | null
  intents: IntentModel
  entries: readonly FaqEntry[]
  courtesies: Courtesies
}

/** What the chat makes of a message. At most one of courtesy, foreign, entry and offered says something. */
export type UnderstoodMessage = Reply & {
  concern: Concern | null
  /** What the chat says back to a greeting and the like. */
  courtesy: string | null
  isForeign: boolean
}

/**
 * Reads a message: what is urgent comes before everything and alone; then courtesies, other languages, and the entry that
 * answers it or those that it may have meant. With none of these it is for the team.
 */
export function understandMessage(
  text: string,
  { safety, intents, entries, courtesies }: Understanding,
): UnderstoodMessage {
  const shares = intents(text)
  const { concern, isDoubtful } = assessSafety(text, safety, likeliestShare(shares))
  const nothing = { concern, courtesy: null, isForeign: false, entry: null, offered: [] }
  if (concern?.level === "urgent") return nothing
  const courtesy = replyToCourtesy(text, courtesies)
  if (courtesy) return { ...nothing, courtesy }
  if (isForeign(text)) return { ...nothing, isForeign: true }
  return { ...nothing, ...replyFrom(text, entries, shares, isDoubtful) }
}
