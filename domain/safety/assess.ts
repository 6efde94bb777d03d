import { signOfTodayIn } from "./accidents/accidents.ts"
import { concernAtHerEnd } from "./at-her-end.ts"
import { besideCircumstances } from "./circumstances.ts"
import type { Concern, SafetyKind } from "./concern.ts"
import type { SafetyModel } from "./model.ts"
import { readMessage } from "./reading.ts"
import { concernIn } from "./rules.ts"

/** Probabilities of danger, chosen on phrases new to the model: see docs/understanding.md. */
const thresholds = { urgent: 0.88, check: 0.5, doubt: 0.35 }
/** Caps how far a confident answer lowers the odds of danger. */
const surestAnswer = 0.9999

/** `isDoubtful`: danger remains possible. */
export type Assessment = { concern: Concern | null; isDoubtful: boolean }

type Circumstances = { answerShare?: number; country?: string | null }

/** Urgent if either finds it, but of a kind the rules doubt. Danger is lowered where a FAQ entry likely answers. */
export function assessSafety(
  text: string,
  model: SafetyModel | null,
  { answerShare = 0, country = null }: Circumstances = {},
): Assessment {
  const reading = readMessage(text)
  const byRules = concernIn(reading, country) ?? concernAtHerEnd(reading)
  if (byRules?.level === "urgent") return { concern: byRules, isDoubtful: false }
  const ofToday = signOfTodayIn(reading)
  if (!model) return { concern: ofToday ?? byRules, isDoubtful: false }
  const { danger: alone, kind } = besideCircumstances(model, text)
  const danger = besideAnswer(alone, answerShare)
  // The rules found it denied or in jest; the model reacts to the same words.
  if (danger >= thresholds.urgent && kind !== byRules?.kind && !(ofToday && isAboutPeople(kind)))
    return { concern: { level: "urgent", kind }, isDoubtful: false }
  if (ofToday) return { concern: ofToday, isDoubtful: false }
  const concern: Concern | null = byRules ?? (danger >= thresholds.check ? { level: "check", kind } : null)
  return { concern, isDoubtful: danger >= thresholds.doubt }
}

/** Who asks for help after a fall is not to be taken for one who harms, or mourns. */
function isAboutPeople(kind: SafetyKind): boolean {
  return kind === "harm-to-baby" || kind === "violence" || kind === "loss"
}

/** What calls for most; doubt where any has it. */
export function worstOf(assessments: readonly Assessment[]): Assessment {
  const concerns = assessments.flatMap(({ concern }) => concern ?? [])
  const concern = concerns.find(({ level }) => level === "urgent") ?? concerns[0] ?? null
  return { concern, isDoubtful: assessments.some(({ isDoubtful }) => isDoubtful) }
}

/** Nine to one for an answer makes danger a third as likely. */
function besideAnswer(danger: number, answerShare: number): number {
  const share = Math.min(answerShare, surestAnswer)
  const root = Math.sqrt(Math.max(1, share / (1 - share)))
  return danger / (danger + (1 - danger) * root)
}
