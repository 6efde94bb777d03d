import { type Courtesies, replyToCourtesy } from "../courtesy.ts"
import type { FaqEntry } from "../faq-match.ts"
import { assessSafety } from "../safety/assess.ts"
import type { Concern } from "../safety/concern.ts"
import type { SafetyModel } from "../safety/model.ts"
import { isForeign } from "./foreign.ts"
import { type IntentModel, likeliestShare, type Reply, replyFrom } from "./intents.ts"
import { asksAboutSafeSleep, asksOnlyAboutSafeSleep } from "./safe-sleep.ts"

export type Understanding = {
  safety: SafetyModel | null
  intents: IntentModel
  entries: readonly FaqEntry[]
  courtesies: Courtesies
}

/** How the chat understands a message. At most one of courtesy, isAboutSafeSleep, isForeign, entry and offered is set. */
export type UnderstoodMessage = Reply & {
  concern: Concern | null
  /** The reply to a greeting and the like. */
  courtesy: string | null
  /** Answered with the guide's section, as none of the entries is about where the baby sleeps. */
  isAboutSafeSleep: boolean
  isForeign: boolean
}

/**
 * Interprets a message: an urgent concern comes before everything and alone; then courtesies, the baby's safe sleep, foreign
 * languages, and the entry that answers it or the entries to offer. With none of these the question goes to the team.
 */
export function understandMessage(
  text: string,
  { safety, intents, entries, courtesies }: Understanding,
): UnderstoodMessage {
  const shares = intents(text)
  const answerShare = asksOnlyAboutSafeSleep(text) ? 1 : likeliestShare(shares)
  const { concern, isDoubtful } = assessSafety(text, safety, answerShare)
  const nothing = { concern, courtesy: null, isAboutSafeSleep: false, isForeign: false, entry: null, offered: [] }
  if (concern?.level === "urgent") return nothing
  const courtesy = replyToCourtesy(text, courtesies)
  if (courtesy) return { ...nothing, courtesy }
  if (asksAboutSafeSleep(text)) return { ...nothing, isAboutSafeSleep: true }
  if (isForeign(text)) return { ...nothing, isForeign: true }
  return { ...nothing, ...replyFrom(text, entries, shares, isDoubtful) }
}
