import type { Concern } from "./concern.ts"
import type { SafetyModel } from "./model.ts"
import { concernByRules } from "./rules.ts"

/**
 * From which danger on, as the model sees it, the card comes at once, the gentle question is asked, and an answer is given
 * only where there is hardly a doubt. Chosen on phrases that the model was not trained on: see docs/understanding.md.
 */
const thresholds = { urgent: 0.89, check: 0.5, doubt: 0.15 }
/** Even the surest answer lowers the odds of danger no further. */
const surestAnswer = 0.9999

/** What a message calls for, if anything, and whether it may call for something all the same. */
export type Assessment = { concern: Concern | null; isDoubtful: boolean }

/**
 * By the exact rules and the learned model together: neither silences the other. Without the model the rules go alone. The
 * model's danger is less where an entry of the FAQ is known to be more likely than not to answer the text.
 */
export function assessSafety(text: string, model: SafetyModel | null, answerShare = 0): Assessment {
  const byRules = concernByRules(text)
  if (byRules?.level === "urgent" || !model) return { concern: byRules, isDoubtful: false }
  const { danger: alone, kind } = model(text)
  const danger = besideAnswer(alone, answerShare)
  // What the rules have seen denied, or said in jest, is what the model sees as well.
  if (danger >= thresholds.urgent && kind !== byRules?.kind)
    return { concern: { level: "urgent", kind }, isDoubtful: false }
  const concern: Concern | null = byRules ?? (danger >= thresholds.check ? { level: "check", kind } : null)
  return { concern, isDoubtful: danger >= thresholds.doubt }
}

/** The odds of danger, divided by the root of the odds of an answer: nine to one for it makes danger a third as likely. */
function besideAnswer(danger: number, answerShare: number): number {
  const share = Math.min(answerShare, surestAnswer)
  const root = Math.sqrt(Math.max(1, share / (1 - share)))
  return danger / (danger + (1 - danger) * root)
}
