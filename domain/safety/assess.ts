import type { Concern } from "./concern.ts"
import type { SafetyModel } from "./model.ts"
import { concernByRules } from "./rules.ts"

/**
 * From which danger on, as the model sees it, the card comes at once, the gentle question is asked, and an answer is given
 * only where there is hardly a doubt. Chosen on phrases that the model was not trained on: see docs/understanding.md.
 */
const thresholds = { urgent: 0.92, check: 0.7, doubt: 0.4 }

/** What a message calls for, if anything, and whether it may call for something all the same. */
export type Assessment = { concern: Concern | null; isDoubtful: boolean }

/** By the exact rules and the learned model together: neither silences the other. Without the model the rules go alone. */
export function assessSafety(text: string, model: SafetyModel | null): Assessment {
  const byRules = concernByRules(text)
  if (byRules?.level === "urgent" || !model) return { concern: byRules, isDoubtful: false }
  const { danger, kind } = model(text)
  // What the rules have seen denied, or said in jest, is what the model sees as well.
  if (danger >= thresholds.urgent && kind !== byRules?.kind)
    return { concern: { level: "urgent", kind }, isDoubtful: false }
  const concern: Concern | null = byRules ?? (danger >= thresholds.check ? { level: "check", kind } : null)
  return { concern, isDoubtful: danger >= thresholds.doubt }
}
