import { featuresOf } from "../../understanding/features.ts"
import { createModel } from "../../understanding/model.ts"
import type { ModelFile } from "../../understanding/model-file.ts"
import { clausesOf, pairsOf, sentencesOf } from "../../understanding/passages.ts"
import { type KindOfQuestion, kindsOfQuestion } from "./kinds.ts"

/**
 * `ofPlan` is the probability (0-1) that a message asks about her plan; `kinds` lists the kinds of question with the
 * likeliest first, given that it does.
 */
export type LikelyKinds = { ofPlan: number; kinds: readonly { kind: KindOfQuestion; share: number }[] }

/** The number of canonical questions that are offered, and of entries beside them. */
type Offer = { questions: number; entries: number }

/**
 * The likelier a message is about her plan, the more questions are offered. The limits were chosen on phrases held
 * back from training (docs/understanding.md).
 */
const offers: readonly (Offer & { from: number })[] = [
  { from: 0.975, questions: 4, entries: 0 },
  { from: 0.75, questions: 3, entries: 1 },
  { from: 0.4, questions: 2, entries: 2 },
  { from: 0.15, questions: 1, entries: 3 },
]

/** Returns undefined if no question about her plan is offered. */
export function offerAt(ofPlan: number): Offer | undefined {
  return offers.find(({ from }) => ofPlan >= from)
}

/** True if a message certainly asks about her plan, so that only questions about the plan are offered. */
export function isSurelyOfPlan(ofPlan: number): boolean {
  return offerAt(ofPlan)?.entries === 0
}

/** True if a message probably asks about her plan, so that at most one entry is offered beside the questions. */
export function isProbablyOfPlan(ofPlan: number): boolean {
  const offer = offerAt(ofPlan)
  return offer !== undefined && offer.entries <= 1
}

/**
 * A clause or sentence alone never makes it certain that the whole message asks about her plan, so entries are still
 * offered.
 */
const ofPart = 0.97
/** Only the last characters of a long message are read, because the request mostly comes last. */
const longest = 1500

/**
 * Creates the reader that estimates which kinds of question about her plan a message may ask. Its result is only ever
 * offered. It reads the whole message, its sentences, and its clauses alone and in pairs, because the story around a
 * request would hide it from the model.
 */
export function createKindModel(file: ModelFile, textOfKind: (message: string) => string) {
  const model = createModel(file)
  const isKind = (name: string): name is KindOfQuestion => kindsOfQuestion.some((kind) => kind === name)
  const classes = file.classes.kind ?? []

  function readPassage(passage: string, weight = 1) {
    const features = featuresOf(textOfKind(passage), file.buckets)
    return { ofPlan: weight * (model(features, "ofPlan")[0] ?? 0), shares: model(features, "kind") }
  }

  return function likelyKinds(text: string): LikelyKinds {
    const { whole, parts } = passagesOf(text.slice(-longest))
    const passages = [readPassage(whole), ...parts.map((part) => readPassage(part, ofPart))]
    const ofPlan = Math.max(...passages.map((passage) => passage.ofPlan))
    const sum = passages.reduce((all, one) => all + one.ofPlan, 0)
    const shareOf = (at: number) => passages.reduce((all, one) => all + (one.shares[at] ?? 0) * one.ofPlan, 0) / sum
    const kinds = classes.flatMap((name, at) => (isKind(name) ? [{ kind: name, share: shareOf(at) }] : []))
    return { ofPlan, kinds: kinds.toSorted((a, b) => b.share - a.share) }
  }
}

function passagesOf(whole: string): { whole: string; parts: readonly string[] } {
  const clauses = clausesOf(whole)
  const parts = new Set([...sentencesOf(whole), ...clauses, ...pairsOf(clauses)])
  parts.delete(whole)
  return { whole, parts: [...parts] }
}
