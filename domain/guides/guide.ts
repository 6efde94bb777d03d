import type { Days, SignLevel, SignOf } from "../care/sign.ts"
import type { About } from "../marked-text.ts"
import type { SafetyKind } from "../safety/concern.ts"

/** The guide on loss is in no list; search, the chat and the help pages lead to it. */
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
  /** The ages, in completed days, that a section is about; readers with a baby of another age unfold it on request. */
  ages?: Days
  /**
   * True for a section about something that has happened, which readers find by its heading; it is folded even if it is
   * urgent.
   */
  ofEvent?: boolean
  /**
   * Set if the section is only about breast milk or only about formula; those who feed otherwise unfold it on request.
   */
  feeding?: "breast" | "formula"
  lines?: SafetyKind
  about?: readonly About[]
  seeAlso?: string
  offersSilence?: boolean
  offersNoNumbers?: boolean
}

export type Guide = {
  /** The day on which the sources were read (YYYY-MM-DD). */
  readOn: string
  sources: readonly string[]
  signsOf: readonly SignOf[]
  sections: readonly GuideSection[]
}

export type GuideText = { heading: string; text?: string; list?: readonly string[] }

/** The guide with more on the subject of a card; missing where seconds count. */
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
