import { type FaqEntry, matchFaq } from "../faq-match.ts"
import { featuresOf } from "./features.ts"
import { createModel, type ModelFile } from "./model.ts"

/** The probability that each entry answers a text, indexed by the entry's id minus one; the last is that none does. */
export type IntentModel = (text: string) => Float64Array

/** The chat's reply to a question: an answer, or up to three suggestions, or neither. */
export type Reply = { entry: FaqEntry | null; offered: readonly FaqEntry[] }

/**
 * How confident the model has to be to answer, and to answer a message that may be about danger; and the probability from
 * which an entry is worth offering. Chosen on questions that the model was not trained on: see docs/understanding.md.
 */
const thresholds = { answer: 0.84, answerInDoubt: 0.95, offer: 0.01, mostOffered: 3 }

export function createIntentModel(file: ModelFile): IntentModel {
  const model = createModel(file)
  return (text) => model(featuresOf(text, file.buckets))
}

/** The probability of the most likely entry. */
export function likeliestShare(shares: Float64Array): number {
  return Math.max(...shares.subarray(0, -1))
}

/**
 * The entry that answers a text: the one matched by keyword, else the one that the model is confident about. Otherwise the
 * most likely entries are offered. A message that may be about danger is answered only with higher confidence: the offers
 * that it gets instead are shown with the way to urgent help.
 */
export function replyFrom(text: string, entries: readonly FaqEntry[], shares: Float64Array, isDoubtful = false): Reply {
  const matched = isDoubtful ? null : matchFaq(text, entries)
  if (matched) return { entry: matched, offered: [] }
  const likely = entries
    .map((entry) => ({ entry, share: shares[entry.id - 1] ?? 0 }))
    .sort((one, other) => other.share - one.share)
    .slice(0, thresholds.mostOffered)
    .filter(({ share }) => share >= thresholds.offer)
  const [best] = likely
  const isSure = best && best.share >= (isDoubtful ? thresholds.answerInDoubt : thresholds.answer)
  if (isSure) return { entry: best.entry, offered: [] }
  return { entry: null, offered: likely.map(({ entry }) => entry) }
}
