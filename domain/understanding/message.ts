import { type Courtesies, replyToCourtesy } from "../courtesy.ts"
import type { FaqEntry } from "../faq-match.ts"
import { isNearLowMood, suitsLowMood } from "../mood-entries.ts"
import { type Assessment, assessSafety, worstOf } from "../safety/assess.ts"
import type { Concern } from "../safety/concern.ts"
import { type SafetyModel, withLargeModel } from "../safety/model.ts"
import { speaksOfFoodAlone } from "./food-alone.ts"
import { isForeign } from "./foreign.ts"
import { type IntentModel, type Reply, replyFrom, type Shares } from "./intents.ts"
import { languagePartsOf } from "./language-parts.ts"
import { speaksOfLowMood } from "./low-mood.ts"
import { partsOf } from "./parts.ts"
import { answersSafeSleep, asksAboutSafeSleep, asksOnlyAboutSafeSleep } from "./safe-sleep.ts"
import { type Whom, whomItIsAbout } from "./whom.ts"

export type Understanding = {
  safety: SafetyModel | null
  intents: IntentModel
  entries: readonly FaqEntry[]
  courtesies: Courtesies
  /** The names of foods: `foodNamesOf`. */
  foods: ReadonlySet<string>
  /** Where she is (ISO 3166-1 alpha-2), as far as it is known. */
  country?: string | null
}

/**
 * How the chat understands a message. At most one of courtesy, isAboutSafeSleep, isForeign, entry and offered is set; but one about
 * the baby's safe sleep or her mood may have an entry about it too, and beside an entry is offered what else she asks.
 */
export type UnderstoodMessage = Reply & {
  concern: Concern | null
  /** The reply to a greeting and the like. */
  courtesy: string | null
  /** Answered with the guide's section, or with an answer about the baby's sleep that is sure. */
  isAboutSafeSleep: boolean
  /** She says that she feels low: a human sentence, the guide and somebody to talk to come before anything else. */
  isAboutMood: boolean
  isForeign: boolean
  /** Who is meant, where neither the mother who writes nor her baby is; null where that is for certain, or not said. */
  whom: Whom | null
}

/**
 * Interprets a message: an urgent concern comes before everything and alone; then courtesies, the baby's safe sleep, her
 * mood, foreign languages, and the entry that answers it or the entries to offer. With none of these the question goes to the team.
 */
export function understandMessage(
  text: string,
  { safety, intents, entries, courtesies, foods, country = null }: Understanding,
): UnderstoodMessage {
  const shares = intents.sharesOf(text)
  const both = safety && withLargeModel(safety, intents.danger)
  const assess = (piece: string, { likeliest }: Shares): Assessment => {
    const answerShare = asksOnlyAboutSafeSleep(piece) ? 1 : likeliest
    return assessSafety(piece, speaksOfFoodAlone(piece, foods) ? null : both, { answerShare, country })
  }
  // What stands in another language than the rest is lost in it.
  const ofParts = languagePartsOf(text).map((part) => assess(part, intents.sharesOf(part)))
  const { concern, isDoubtful } = worstOf([assess(text, shares), ...ofParts])
  const none = { courtesy: null, isAboutSafeSleep: false, isAboutMood: false, isForeign: false, whom: null }
  const nothing = { ...none, concern, entry: null, offered: [] }
  if (concern?.level === "urgent") return nothing
  const courtesy = replyToCourtesy(text, courtesies)
  if (courtesy) return { ...nothing, courtesy }
  const reply = replyFrom(text, entries, shares, isDoubtful)
  if (asksAboutSafeSleep(text)) {
    const entry = reply.entry && answersSafeSleep(reply.entry) ? reply.entry : null
    return { ...nothing, isAboutSafeSleep: true, entry }
  }
  if (speaksOfLowMood(text, reply.entry ? null : { shares, concern }))
    return { ...nothing, isAboutMood: true, ...suitable(reply) }
  if (isForeign(text)) return { ...nothing, isForeign: true }
  const whom = whomItIsAbout(text)
  // What is right after a birth may be wrong before one.
  if (whom === "pregnantWoman") return { ...nothing, whom }
  return { ...nothing, whom, ...(isDoubtful ? reply : withOthers(reply, text, { intents, entries })) }
}

/**
 * Of a message that asks several things: the first sentence that is answered for sure has its answer, and the others are
 * offered. One that is answered as a whole keeps its answer.
 */
function withOthers(
  reply: Reply,
  text: string,
  { intents, entries }: Pick<Understanding, "intents" | "entries">,
): Reply {
  const answers = partsOf(text).flatMap((part) => replyFrom(part, entries, intents.sharesOf(part)).entry ?? [])
  const distinct = [...new Set(reply.entry ? [reply.entry, ...answers] : answers)]
  const [entry, ...others] = distinct
  return entry && others.length > 0 ? { entry, offered: others } : reply
}

/** Without prompts to look for something good and without meals; offered is only what is near to how she feels. */
function suitable({ entry, offered }: Reply): Reply {
  return {
    entry: entry && suitsLowMood(entry.id) ? entry : null,
    offered: offered.filter(({ id }) => isNearLowMood(id)),
  }
}
