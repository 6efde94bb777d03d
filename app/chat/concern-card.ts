import type { Conversation } from "#app/storage/conversation.ts"
import { type Concern, isUrgentStanding, type SafetyKind } from "#domain/safety/concern.ts"

/** Folds an urgent card, which stays until she closes it, and drops a gentle question that she did not answer. */
export function foldCard({ concern, ...before }: Conversation): Conversation {
  if (!concern || !isUrgentStanding(concern)) return { ...before, concern: null }
  const { isAfterUrgent: _isAfterUrgent, ...card } = concern
  return { ...before, concern: { ...card, level: "urgent", isOpen: false } }
}

/**
 * Shows the gentle question in place of an urgent card; it still names that card's number to call and can open the card
 * again.
 */
export function withCheck({ untold, ...before }: Conversation, concern: Concern, messageId: string): Conversation {
  const standing = before.concern
  if (!standing || !isUrgentStanding(standing)) return { ...before, concern: { ...concern, messageId, isOpen: true } }
  const asked = { ...standing, level: concern.level, messageId, isOpen: true, isAfterUrgent: true }
  return { ...before, ...(untold !== undefined && { untold }), concern: asked }
}

/** The wording alternates, so that two answers in a row about the same kind of danger are never identical. */
export function wordingOf(kind: SafetyKind, times: number) {
  if (kind === "loss") return times % 2 === 1 ? "lossReply" : "lossAgain"
  if (times === 1) return "redFlagReply"
  return times % 2 === 0 ? "redFlagAgain" : "redFlagStill"
}
