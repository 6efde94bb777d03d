import { featuresOf } from "../understanding/features.ts"
import { createModel, type ModelFile } from "../understanding/model.ts"
import { fold, tokensIn } from "../understanding/text.ts"
import { namesComplaint } from "./body-words.ts"
import { entryNearest, type PlanKind, planKinds } from "./plan-kinds.ts"

/** How likely a message asks each kind of question about her plan, the likeliest first; what is left asks nothing about it. */
export type PlanShares = readonly { kind: PlanKind; share: number }[]
export type PlanModel = (text: string) => PlanShares

/** Chosen on messages new to the model: see docs/understanding.md. */
const thresholds = { sure: 0.45, sureBesideEntry: 0.85, overrules: 0.9, overruled: 0.03, denied: 0.04, near: 0.15 }
const nearMost = 2

/** Who eats less or skips on purpose asks nothing of her plan. */
const onPurpose =
  /\b(punish\w*|castig\w*|fat|gord[ao]s?|calor(?:ie|ia)\w*|emagrec\w*|adelga\w*|(?:lose|losing|perder|bajar de) (?:weight|peso)|on purpose|a?de proposito|a proposito|fasting|jejum|ayun\w*|hate myself|me odeio|me odio|purg\w*|throw up)\b/

/** In so few words they say whom or what a message is about; in more they may be told around a question. */
const fewWords = 9
const ofOthers =
  /\b(bab(?:y|ys|ies)|newborn|toddler|bebes?|bebas?|nenes?|nenem|remedios?|medic(?:in|am|ac)\w*|meds|pills?|pilulas?|pildoras?|cerazette|formula|bottles?|mamadeiras?|biberon\w*)\b/
const mayNameThem: ReadonlySet<PlanKind> = new Set(["babyTastes", "leaveOut", "diet", "people", "onList", "toList"])

/** Reads the plan's model once, for any number of messages; of her body, or meals left out on purpose, it says nothing. */
export function createPlanModel(file: ModelFile): PlanModel {
  const model = createModel(file)
  return (text) => {
    const plain = fold(text)
    if (namesComplaint(plain) || onPurpose.test(plain)) return []
    const shares = model(featuresOf(text, file.buckets), "plan")
    const sorted = planKinds
      .map((kind, index) => ({ kind, share: shares[index] ?? 0 }))
      .sort((one, other) => other.share - one.share)
    const isOfOthers = tokensIn(plain).length <= fewWords && ofOthers.test(plain)
    return isOfOthers && !(sorted[0] && mayNameThem.has(sorted[0].kind)) ? [] : sorted
  }
}

/** The kind that is asked, where it is sure; `isAnswered`: an entry answers the message too. */
export function sureKind([first]: PlanShares, isAnswered: boolean): PlanKind | undefined {
  const least = isAnswered ? thresholds.sureBesideEntry : thresholds.sure
  return first && first.share >= least ? first.kind : undefined
}

/** Whether the model is sure of another kind than the rules read, or that nothing of her plan is asked. */
export function overrules(shares: PlanShares, ruled: PlanKind): boolean {
  const [first] = shares
  const ofRuled = shares.find(({ kind }) => kind === ruled)?.share ?? 0
  const ofAny = shares.reduce((sum, { share }) => sum + share, 0)
  if (first === undefined) return false
  return ofAny <= thresholds.denied || (first.share >= thresholds.overrules && ofRuled <= thresholds.overruled)
}

/** The entries to offer for the likeliest kinds, the likeliest first. */
export function entriesNear(shares: PlanShares): number[] {
  const ids = shares
    .filter(({ share }) => share >= thresholds.near)
    .slice(0, nearMost)
    .flatMap(({ kind }) => entryNearest[kind] ?? [])
  return [...new Set(ids)]
}
