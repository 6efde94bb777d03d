import { briefSentencesOf, pairsOf, sentencesOf } from "../understanding/passages.ts"
import { besideCircumstances } from "./circumstances.ts"
import { type Concern, mostPressing, type SafetyKind } from "./concern.ts"
import { logOdds, type SafetyModel, shareOf } from "./model.ts"
import type { DangerRules } from "./rules.ts"

/** Probabilities of danger, chosen on phrases new to the model: see docs/understanding.md. */
const thresholds = { urgent: 0.89, check: 0.51, doubt: 0.35, possible: 0.024 }
/**
 * Of more sentences than a few, one is likelier to look like danger by chance: the card then needs higher odds, up to many;
 * the question does not.
 */
const sentenceCounts = { few: 7, many: 14 }
/** Caps how far a confident answer lowers the odds of danger. */
const surestAnswer = 0.9999

/** `isDoubtful`: danger remains possible. `isRuledOut`: it is so unlikely that no emergency number need stand there. */
export type Assessment = { concern: Concern | null; isDoubtful: boolean; isRuledOut: boolean }

type Circumstances = {
  rules: DangerRules
  answerShareOf?: (passage: string) => number
  country?: string | null
}

/**
 * Urgent if either finds it, but of a kind the rules doubt. The rules read the whole; of the model one passage suffices for
 * the card, the gentle question needs a sentence that its neighbours bear out. Where a FAQ entry likely answers, danger is
 * lowered.
 */
export function assessSafety(
  text: string,
  model: SafetyModel | null,
  { rules, answerShareOf = () => 0, country = null }: Circumstances,
): Assessment {
  const reading = rules.readMessage(text)
  const byRules = rules.concernIn(reading, country) ?? rules.concernAtHerEnd(reading)
  if (byRules?.level === "urgent") return { concern: byRules, ...sure }
  const ofToday = rules.signOfTodayIn(reading)
  if (!model) return { concern: ofToday ?? byRules, ...sure }
  const { worst, borneOut, sentences } = judgePassages(text, (passage) => judge(passage, model, rules, answerShareOf))
  const { danger, kind } = worst
  // The rules found it denied or in jest; the model reacts to the same words.
  if (danger >= urgentFrom(sentences) && kind !== byRules?.kind && !(ofToday && isAboutPeople(kind)))
    return { concern: { level: "urgent", kind }, ...sure }
  if (ofToday) return { concern: ofToday, ...sure }
  const concern: Concern | null = byRules ?? (borneOut >= thresholds.check ? { level: "check", kind } : null)
  const isRuledOut = concern === null && danger < thresholds.possible
  return { concern, isDoubtful: borneOut >= thresholds.doubt, isRuledOut }
}

const sure = { isDoubtful: false, isRuledOut: false }

/** The probability from which one passage of a message of so many sentences suffices for the card. */
function urgentFrom(sentences: number): number {
  const { few, many } = sentenceCounts
  const times = Math.min(many, Math.max(few, sentences)) / few
  return shareOf(logOdds(thresholds.urgent) + 3 * Math.log(times))
}

/** Who asks for help after a fall is not to be taken for one who harms, or mourns. */
function isAboutPeople(kind: SafetyKind): boolean {
  return kind === "harm-to-baby" || kind === "violence" || kind === "loss"
}

/** The assessment that calls for most; doubtful if any is. */
export function worstOf(assessments: readonly Assessment[]): Assessment {
  const concerns = assessments.flatMap(({ concern }) => concern ?? [])
  return {
    concern: mostPressing(concerns),
    isDoubtful: assessments.some(({ isDoubtful }) => isDoubtful),
    isRuledOut: assessments.every(({ isRuledOut }) => isRuledOut),
  }
}

type Judged = ReturnType<SafetyModel>

/** `borneOut`: of the sentences, the highest odds halfway between a sentence alone and with those beside it. */
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
  answerShareOf: (passage: string) => number,
): Judged {
  const { danger, kind } = besideCircumstances(model, passage, withoutCircumstances)
  // An answer only lowers it, and to look for one takes as long again.
  if (danger < thresholds.doubt) return { danger, kind }
  return { danger: besideAnswer(danger, answerShareOf(passage)), kind }
}

/** Nine to one for an answer makes danger a third as likely. */
function besideAnswer(danger: number, answerShare: number): number {
  const share = Math.min(answerShare, surestAnswer)
  const root = Math.sqrt(Math.max(1, share / (1 - share)))
  return danger / (danger + (1 - danger) * root)
}
