import type { Days, SignLevel, SignOf } from "../care/sign.ts"
import type { About } from "../marked-text.ts"
import type { SafetyKind } from "../safety/concern.ts"

/** The loss guide is not listed: search, the chat and help lead to it. */
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

export const guidesInSilence = guideNames.filter((name) => !ofBaby.has(name)).toReversed()

export function isGuideName(value: unknown): value is GuideName {
  return guideNames.includes(value as GuideName)
}

export type GuideSection = {
  id: string
  level?: SignLevel
  signs?: { ids: readonly string[]; days?: Days } | { of: SignOf; days: Days }
  /** In completed days since birth: others read it on request alone. */
  ages?: Days
  /** Whether it is about something that has happened, by which its heading is found: it is folded though it may be urgent. */
  ofEvent?: boolean
  /** Whether a section is about her milk or about formula: who feeds otherwise reads it on request alone. */
  feeding?: "breast" | "formula"
  lines?: SafetyKind
  about?: readonly About[]
  seeAlso?: string
  offersSilence?: boolean
  offersNoNumbers?: boolean
}

export type Guide = {
  /** YYYY-MM-DD. */
  readOn: string
  sources: readonly string[]
  signsOf: readonly SignOf[]
  sections: readonly GuideSection[]
}

export type GuideText = { heading: string; text?: string; list?: readonly string[] }

/** The guide that says more than a card; none where seconds count. */
export const guideFor: Partial<Readonly<Record<SafetyKind, GuideName>>> = {
  "not-breathing": "baby-signs",
  "under-water": "baby-signs",
  burn: "baby-signs",
  bite: "baby-signs",
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
