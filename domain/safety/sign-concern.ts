import { levelBeside, type Sign, type SignLevel } from "../care/sign.ts"
import { signById } from "../care/signs/table.ts"
import type { Concern, SafetyKind } from "./concern.ts"

const ownCards: Readonly<Record<string, SafetyKind>> = {
  "mother-poison": "poison",
  "baby-poison": "poison",
  "baby-choking": "choking",
  "baby-breath-stops": "not-breathing",
  "baby-under-water": "under-water",
  "baby-burn": "burn",
  "baby-chemical": "burn",
  "baby-shock": "burn",
  "mother-burn": "burn",
  "baby-venom": "bite",
  "baby-bite": "bite",
  "baby-bat": "bite",
  "mother-venom": "bite",
  "mother-bite": "bite",
  "baby-object": "poison",
  "mother-forced": "violence",
  "mother-thoughts": "self-harm",
  "mother-mind": "psychosis",
}
const cards: Readonly<Record<Sign["of"], Partial<Record<SignLevel, SafetyKind>>>> = {
  mother: { now: "mother-emergency", today: "same-day-mother" },
  baby: { now: "baby-emergency", today: "same-day-baby" },
}

/** Returns the concern that a sign calls for, given the signs that come with it. */
export function concernOf(id: string, beside: readonly string[] = []): Concern {
  const sign = signById(id)
  const kind = ownCards[id] ?? cards[sign.of][levelBeside(sign, beside)]
  if (!kind) throw new Error(`There is no card for ${id}`)
  return { level: "urgent", kind }
}
