import { type FaqEntry, matchFaq } from "../chat/faq-match.ts"
import { type SafetyModel, safetyModelOf } from "../safety/model.ts"
import { featuresOf } from "./features.ts"
import { createModel } from "./model.ts"
import type { ModelFile } from "./model-file.ts"
import { wordsShared } from "./wording.ts"

export type Shares = {
  of: (entryId: number) => number
  none: number
  likeliest: number
}
export type IntentModel = { sharesOf: (text: string) => Shares; danger: SafetyModel }

export type Reply = { entry: FaqEntry | null; offered: readonly FaqEntry[] }

/** Probabilities, chosen on questions that the model was not trained on: see docs/understanding.md. */
const thresholds = { answer: 0.76, answerItself: 0.5, answerInDoubt: 0.95, beside: 0.01, none: 0.4 }
const most = { offered: 3, besideAnswer: 2 }
/**
 * `words` is the weight of an entry's own wording, added to the logarithm of its share; `leastShare` keeps that
 * logarithm finite.
 */
const ranking = { words: 0.25, leastShare: 1e-4 }

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
  return { sharesOf, danger: safetyModelOf(model, file) }
}

/**
 * Answers with the entry that a keyword matches, else with the likeliest one if the model is confident; other likely
 * entries are offered. If danger is possible, only a more confident model answers, and the keyword's entry becomes the
 * first offer.
 */
export function replyFrom(text: string, entries: readonly FaqEntry[], shares: Shares, isDoubtful = false): Reply {
  const likely = likeliest(text, entries, shares)
  const answers = (best: FaqEntry) =>
    isDoubtful ? shares.of(best.id) >= thresholds.answerInDoubt : isSure(best, entries, shares)
  const matched = matchFaq(text, entries)
  const entry = (isDoubtful ? null : matched) ?? likely.slice(0, 1).find(answers) ?? null
  const others = shares.none < thresholds.none ? likely.filter((one) => one !== entry) : []
  if (!entry) return { entry, offered: matched ? [...new Set([matched, ...others])].slice(0, most.offered) : others }
  const alsoLikely = others.filter(({ id }) => shares.of(id) >= thresholds.beside)
  return { entry, offered: alsoLikely.slice(0, most.besideAnswer) }
}

/**
 * Combines two signals: the model knows how mothers phrase a question, and the entries' own wording shows what they
 * are about.
 */
function likeliest(text: string, entries: readonly FaqEntry[], { of }: Shares): FaqEntry[] {
  const shared = wordsShared(text, entries)
  const rank = ({ id }: FaqEntry) => Math.log(of(id) + ranking.leastShare) + ranking.words * shared(id)
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .sort((one, other) => other.rank - one.rank)
    .slice(0, most.offered)
    .map(({ entry }) => entry)
}

function isSure(entry: FaqEntry, entries: readonly FaqEntry[], shares: Shares): boolean {
  return shares.of(entry.id) >= thresholds.answerItself && withNear(entry, entries, shares) >= thresholds.answer
}

/** Adds up the shares of an entry and its follow-ups: if the model wavers between them, either is a good answer. */
function withNear(entry: FaqEntry, entries: readonly FaqEntry[], { of }: Shares): number {
  const isNear = ({ id, followUpIds }: FaqEntry) => entry.followUpIds.includes(id) || followUpIds.includes(entry.id)
  return entries.filter(isNear).reduce((sum, { id }) => sum + of(id), of(entry.id))
}
