import { type FaqEntry, matchFaq } from "../faq-match.ts"
import { type SafetyModel, safetyModelOf } from "../safety/model.ts"
import { featuresOf } from "./features.ts"
import { createModel, type ModelFile } from "./model.ts"

export type Shares = {
  of: (entryId: number) => number
  none: number
  likeliest: number
}
export type IntentModel = { sharesOf: (text: string) => Shares; danger: SafetyModel }

export type Reply = { entry: FaqEntry | null; offered: readonly FaqEntry[] }

/**
 * Confidence to answer or to offer. Chosen on questions that the model was not trained on: see docs/understanding.md.
 */
const thresholds = { answer: 0.9, answerItself: 0.6, answerInDoubt: 0.95, offer: 0.03, none: 0.4, mostOffered: 3 }

export function createIntentModel(file: ModelFile): IntentModel {
  const model = createModel(file)
  const classOf = new Map(file.classes.entry?.map((name, index) => [name, index]))
  function sharesOf(text: string): Shares {
    const all = model(featuresOf(text, file.buckets), "entry")
    return {
      of: (id) => all[classOf.get(String(id)) ?? -1] ?? 0,
      none: all.at(-1) ?? 0,
      likeliest: Math.max(...all.subarray(0, -1)),
    }
  }
  return { sharesOf, danger: safetyModelOf(model, file.buckets) }
}

/**
 * An entry by keyword, else where the model is confident, else offers. A message that may be about danger needs more
 * confidence, and gets urgent help with offers.
 */
export function replyFrom(text: string, entries: readonly FaqEntry[], shares: Shares, isDoubtful = false): Reply {
  const matched = isDoubtful ? null : matchFaq(text, entries)
  if (matched) return { entry: matched, offered: [] }
  const likely = entries
    .map((entry) => ({ entry, share: shares.of(entry.id) }))
    .sort((one, other) => other.share - one.share)
    .slice(0, thresholds.mostOffered)
    .filter(({ share }) => share >= thresholds.offer)
  const [best] = likely
  if (best && (isDoubtful ? best.share >= thresholds.answerInDoubt : isSure(best.entry, entries, shares)))
    return { entry: best.entry, offered: likely.slice(1).map(({ entry }) => entry) }
  return { entry: null, offered: shares.none < thresholds.none ? likely.map(({ entry }) => entry) : [] }
}

function isSure(entry: FaqEntry, entries: readonly FaqEntry[], shares: Shares): boolean {
  return shares.of(entry.id) >= thresholds.answerItself && withNear(entry, entries, shares) >= thresholds.answer
}

/** Where the model wavers between them, either answers. */
function withNear(entry: FaqEntry, entries: readonly FaqEntry[], { of }: Shares): number {
  const isNear = ({ id, followUpIds }: FaqEntry) => entry.followUpIds.includes(id) || followUpIds.includes(entry.id)
  return entries.filter(isNear).reduce((sum, { id }) => sum + of(id), of(entry.id))
}
