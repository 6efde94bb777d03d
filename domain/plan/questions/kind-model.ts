import { featuresOf } from "../../understanding/features.ts"
import { createModel } from "../../understanding/model.ts"
import type { ModelFile } from "../../understanding/model-file.ts"
import { clausesOf, pairsOf, sentencesOf } from "../../understanding/passages.ts"
import { type KindOfQuestion, kindsOfQuestion } from "./kinds.ts"

/** `ofPlan`: how likely it is that a message asks about her plan; `kinds`: the likeliest first, if it does. */
export type LikelyKinds = { ofPlan: number; kinds: readonly { kind: KindOfQuestion; share: number }[] }

/** How many plain questions are offered, and how many entries beside them. */
type Offer = { questions: number; entries: number }

/** The surer that it is about her plan, the more: chosen on phrases held back (docs/understanding.md). */
const offers: readonly (Offer & { from: number })[] = [
  { from: 0.975, questions: 4, entries: 0 },
  { from: 0.75, questions: 3, entries: 1 },
  { from: 0.4, questions: 2, entries: 2 },
  { from: 0.15, questions: 1, entries: 3 },
]

/** Undefined where nothing of her plan is offered. */
export function offerAt(ofPlan: number): Offer | undefined {
  return offers.find(({ from }) => ofPlan >= from)
}

/** Whether a message surely asks about her plan. */
export function isSurelyOfPlan(ofPlan: number): boolean {
  return offerAt(ofPlan)?.entries === 0
}

/** Whether it probably does. */
export function isProbablyOfPlan(ofPlan: number): boolean {
  const offer = offerAt(ofPlan)
  return offer !== undefined && offer.entries <= 1
}

/** A part alone never makes it sure that the whole message asks about her plan, so that entries stand beside. */
const ofPart = 0.97
/** Of a long message only the last characters are read, because what she wants mostly comes last. */
const longest = 1500

/**
 * Creates the reader that estimates which kinds of question about her plan a message may be. It never answers: it only
 * offers. A message is read as a whole, by its sentences, and by its clauses, alone and with the next: the words of the
 * story around a request would hide it from the model.
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
