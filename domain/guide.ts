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
 * What a section calls for: an ambulance or the emergency department now, being seen or calling today, or mentioning it
 * at the next visit. A section without a level only explains.
 */
export type GuideLevel = "now" | "today" | "visit"

export type GuideSection = {
  id: string
  level?: GuideLevel
  /** Whom to call about it: these lines are shown below the section. */
  lines?: SafetyKind
  /** What it is about, for those who have hidden that. */
  about?: readonly About[]
  /** Whether it offers to hide everything about the baby. */
  offersSilence?: boolean
  /** Whether it offers to hide weights and calories. */
  offersNoNumbers?: boolean
}

export type Guide = {
  /** When its facts were last compared with the sources: YYYY-MM-DD. */
  readOn: string
  sources: readonly string[]
  sections: readonly GuideSection[]
}

/** A section in one language. */
export type GuideText = { heading: string; text?: string; list?: readonly string[] }

/** The guide that says more than a card. None where seconds count. */
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
