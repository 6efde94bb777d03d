import type { About } from "./marked-text.ts"
import type { SafetyKind } from "./safety/concern.ts"
import type { Days, SignLevel, SignOf } from "./sign.ts"

/** The guides, each at /guides/{name}. The one for a loss is not listed: search, the chat and help lead to it. */
export const guideNames = [
  "baby-signs",
  "breast-and-milk",
  "bottle-and-pump",
  "baby-sleep",
  "baby-days",
  "body",
  "body-again",
  "mood-and-sleep",
  "eating",
  "visits-and-rights",
  "loss",
] as const
export type GuideName = (typeof guideNames)[number]

export const listedGuides = guideNames.filter((name) => name !== "loss")

const ofBaby: ReadonlySet<GuideName> = new Set(["baby-signs", "baby-sleep", "baby-days", "bottle-and-pump"])

/** For anyone who wishes to read nothing about the baby. */
export const guidesInSilence = guideNames.filter((name) => !ofBaby.has(name)).toReversed()

export function isGuideName(value: unknown): value is GuideName {
  return guideNames.includes(value as GuideName)
}

export type GuideSection = {
  id: string
  /** What all of it calls for. A section without a level only explains; its signs name their own. */
  level?: SignLevel
  /** The rows that its list begins with: these ids, or those of its level that hold at an age. */
  signs?: { ids: readonly string[]; days?: Days } | { of: SignOf; days: Days }
  /** In completed days since birth: others read it on request alone. */
  ages?: Days
  /** Whom to call about it: these lines are shown below the section. */
  lines?: SafetyKind
  /** What it is about, for those who have hidden that. */
  about?: readonly About[]
  /** The section that says once what holds for this one too: a link stands below it. */
  seeAlso?: string
  /** Whether it offers to hide everything about the baby. */
  offersSilence?: boolean
  /** Whether it offers to hide weights and calories. */
  offersNoNumbers?: boolean
}

export type Guide = {
  /** When its facts were last compared with the sources: YYYY-MM-DD. */
  readOn: string
  sources: readonly string[]
  /** Whose signs it names. */
  signsOf: readonly SignOf[]
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
