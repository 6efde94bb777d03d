import type { About } from "./marked-text.ts"
import type { SafetyKind } from "./safety/concern.ts"

/** The guides, each at /guides/{name}. The one for a loss is not listed: search, the chat and help lead to it. */
export const guideNames = ["baby-signs", "breast-and-milk", "body", "mood-and-sleep", "eating", "loss"] as const
export type GuideName = (typeof guideNames)[number]

export const listedGuides = guideNames.filter((name) => name !== "loss")

/** For anyone who wishes to read nothing about the baby. */
export const guidesInSilence = guideNames.filter((name) => name !== "baby-signs").toReversed()

export function isGuideName(value: unknown): value is GuideName {
  return guideNames.includes(value as GuideName)
}

/**
 * What a section calls for: an ambulance or the emergency department now, to be seen or phoned today, or to be told at the
 * next visit. One without a level explains.
 */
export type GuideLevel = "now" | "today" | "visit"

export type GuideSection = {
  id: string
  level?: GuideLevel
  /** Whom to call about it: its lines stand under it. */
  lines?: SafetyKind
  /** What it speaks of, for those who wish to read nothing about it. */
  about?: readonly About[]
  /** Where everything about the baby can be hidden. */
  offersSilence?: boolean
}

export type Guide = {
  /** When its facts were last compared with the sources: YYYY-MM-DD. */
  readOn: string
  sources: readonly string[]
  sections: readonly GuideSection[]
}

/** What a section says in one language. */
export type GuideText = { heading: string; text?: string; list?: readonly string[] }

/** Where more of what a card is about stands. Where seconds count there is nothing to read. */
export const guideFor: Partial<Readonly<Record<SafetyKind, GuideName>>> = {
  "baby-emergency": "baby-signs",
  "same-day-baby": "baby-signs",
  "mother-emergency": "body",
  "same-day-mother": "body",
  "self-harm": "mood-and-sleep",
  psychosis: "mood-and-sleep",
  "harm-to-baby": "mood-and-sleep",
  violence: "mood-and-sleep",
  "eating-disorder": "eating",
  loss: "loss",
}
