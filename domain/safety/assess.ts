import { briefSentencesOf, pairsOf, sentencesOf } from "../understanding/passages.ts"
import { besideCircumstances } from "./circumstances.ts"
import { type Concern, mostPressing, type SafetyKind } from "./concern.ts"
import { logOdds, type SafetyModel, shareOf } from "./model.ts"
import type { DangerRules } from "./rules.ts"

/** Probabilities of danger, chosen on phrases that the model was not trained on: see docs/understanding.md. */
const thresholds = { urgent: 0.89, check: 0.51, doubt: 0.35, possible: 0.024, possibleInPlan: 0.2 }
/**
 * The more sentences a message has, the likelier one of them looks dangerous by chance. From `few` to `many` sentences
 * the card therefore needs rising odds; the gentle question does not.
 */
const sentenceCounts = { few: 7, many: 14 }
/**
 * The probability of an answer counts as at most `surest`, so that no answer lowers the odds of danger without limit. A
 * message that is calm throughout counts as if it had an answer with the probability `calm`.
 */
const answerShares = { surest: 0.9999, calm: 0.99 }

/**
 * `isDoubtful` means that danger remains possible; `isRuledOut`, that it is so unlikely that no emergency number needs
 * to be shown.
 */
export type Assessment = { concern: Concern | null; isDoubtful: boolean; isRuledOut: boolean }

type Circumstances = {
  rules: DangerRules
  answerShareOf?: (passage: string) => number
  /** `isCalmThroughout` is not called if an exact rule has found a danger. */
  isCalmThroughout?: (text: string, kind: SafetyKind) => boolean
  isOfPlanThroughout?: (text: string) => boolean
  country?: string | null
}

/**
 * Returns an urgent concern if the rules or the model find one, unless the rules have already lowered that kind to a
 * gentle question. The rules read the whole message. For the model, one dangerous passage is enough for the card, but
 * the gentle question needs a sentence that its neighbours confirm. A likely FAQ answer lowers the danger.
 */
export function assessSafety(text: string, model: SafetyModel | null, circumstances: Circumstances): Assessment {
  const { rules, answerShareOf = () => 0, isCalmThroughout, isOfPlanThroughout, country = null } = circumstances
  const reading = rules.readMessage(text)
  const byRules = rules.concernIn(reading, country) ?? rules.concernAtHerEnd(reading)
  if (byRules?.level === "urgent") return { concern: byRules, ...sure }
  const ofToday = rules.signOfTodayIn(reading)
  if (!model) return { concern: ofToday?.concern ?? byRules, ...sure }
  let isCalm = false
  const shareOfAnswer = (passage: string, kind: SafetyKind) => {
    const share = answerShareOf(passage)
    if (share >= answerShares.calm || byRules || ofToday || !isCalmThroughout?.(text, kind)) return share
    isCalm = true
    return answerShares.calm
  }
  const { worst, borneOut, sentences } = judgePassages(text, (passage) => judge(passage, model, rules, shareOfAnswer))
  const { danger, kind } = worst
  // A kind that the rules found denied or joked about is not raised again, because the model reacts to the same words.
  const isMistaken = ofToday && (isAboutPeople(kind) || ofToday.mistakenFor.includes(kind))
  if (danger >= urgentFrom(sentences) && kind !== byRules?.kind && !isMistaken)
    return { concern: { level: "urgent", kind }, ...sure }
  if (ofToday) return { concern: ofToday.concern, ...sure }
  const concern: Concern | null = byRules ?? (borneOut >= thresholds.check ? { level: "check", kind } : null)
  const isUnlikely =
    danger < thresholds.possible || (danger < thresholds.possibleInPlan && isOfPlanThroughout?.(text) === true)
  const isRuledOut = concern === null && isUnlikely && !isCalm
  // If only `isCalm` has prevented an alarm, danger remains possible: answers are only offered, with the emergency
  // number below them.
  return { concern, isDoubtful: isCalm || borneOut >= thresholds.doubt, isRuledOut }
}

const sure = { isDoubtful: false, isRuledOut: false }

/** The probability above which one dangerous passage is enough for the card in a message of this many sentences. */
function urgentFrom(sentences: number): number {
  const { few, many } = sentenceCounts
  const times = Math.min(many, Math.max(few, sentences)) / few
  return shareOf(logOdds(thresholds.urgent) + 3 * Math.log(times))
}

/**
 * A mother who asks for help after a fall must not be taken for somebody who harms a baby, suffers violence or mourns.
 */
function isAboutPeople(kind: SafetyKind): boolean {
  return kind === "harm-to-baby" || kind === "violence" || kind === "loss"
}

/**
 * Combines the assessments of a message's parts: the most pressing concern, doubtful if any part is, ruled out only if
 * all are.
 */
export function worstOf(assessments: readonly Assessment[]): Assessment {
  const concerns = assessments.flatMap(({ concern }) => concern ?? [])
  return {
    concern: mostPressing(concerns),
    isDoubtful: assessments.some(({ isDoubtful }) => isDoubtful),
    isRuledOut: assessments.every(({ isRuledOut }) => isRuledOut),
  }
}

type Judged = ReturnType<SafetyModel>

/**
 * `borneOut` is the highest danger of a sentence after its neighbours are considered: the mean of its own odds and of
 * its odds together with the sentences beside it.
 */
function judgePassages(text: string, judge: (passage: string) => Judged) {
  const sentences = sentencesOf(text)
  const alone = sentences.map(judge)
  const withNext = pairsOf(sentences).map(judge)
  const brief = briefSentencesOf(text).map(judge)
  const worst = [...alone, ...withNext, ...brief].reduce((most, one) => (one.danger > most.danger ? one : most))
  const halfway = alone.map(({ danger }, at) => {
    const beside = [withNext[at - 1], withNext[at]].flatMap((pair) => pair ?? []).map((pair) => logOdds(pair.danger))
    const odds = logOdds(danger)
    return beside.length === 0 ? odds : (odds + beside.reduce((sum, one) => sum + one, 0) / beside.length) / 2
  })
  const ofBrief = brief.map(({ danger }) => logOdds(danger))
  return { worst, borneOut: shareOf(Math.max(...halfway, ...ofBrief)), sentences: sentences.length }
}

function judge(
  passage: string,
  model: SafetyModel,
  { withoutCircumstances }: DangerRules,
  answerShareOf: (passage: string, kind: SafetyKind) => number,
): Judged {
  const { danger, kind } = besideCircumstances(model, passage, withoutCircumstances)
  // An answer can only lower the danger, and finding one takes as long as judging the passage, so harmless passages
  // skip it.
  if (danger < thresholds.doubt) return { danger, kind }
  return { danger: besideAnswer(danger, answerShareOf(passage, kind)), kind }
}

/**
 * The odds of danger are divided by the square root of the answer's odds: odds of nine to one for an answer make
 * danger a third as likely.
 */
function besideAnswer(danger: number, answerShare: number): number {
  const share = Math.min(answerShare, answerShares.surest)
  const root = Math.sqrt(Math.max(1, share / (1 - share)))
  return danger / (danger + (1 - danger) * root)
}
