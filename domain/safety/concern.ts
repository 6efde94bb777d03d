/** What the models were trained to tell apart, in their order. */
export const learnedKinds = [
  "choking",
  "poison",
  "baby-emergency",
  "harm-to-baby",
  "self-harm",
  "psychosis",
  "mother-emergency",
  "violence",
  "loss",
  "same-day-baby",
  "same-day-mother",
  "eating-disorder",
] as const satisfies readonly SafetyKind[]

/** The most pressing first; each has its own card. */
export const safetyKinds = [
  "not-breathing",
  "choking",
  "under-water",
  "burn",
  "bite",
  "poison",
  "baby-emergency",
  "harm-to-baby",
  "self-harm",
  "psychosis",
  "mother-emergency",
  "violence",
  "loss",
  "same-day-baby",
  "same-day-mother",
  "eating-disorder",
] as const
export type SafetyKind = (typeof safetyKinds)[number]

export const concernLevels = ["urgent", "check"] as const
export type Concern = { level: (typeof concernLevels)[number]; kind: SafetyKind }
