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
  "under-water",
  "burn",
  "bite",
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

const ofToday: ReadonlySet<SafetyKind> = new Set(["same-day-baby", "same-day-mother"])

/** A card before a question, and what is for now before what is for today. */
export function mostPressing(concerns: readonly Concern[]): Concern | null {
  const urgent = concerns.filter(({ level }) => level === "urgent")
  return urgent.find(({ kind }) => !ofToday.has(kind)) ?? urgent[0] ?? concerns[0] ?? null
}

/** The concern that stands already; `times` urgent messages of its kind came in a row. */
export type Standing = Concern & {
  times?: number | undefined
  /** A gentle question in place of an urgent card that she had not closed. */
  isAfterUrgent?: boolean | undefined
}

export function isUrgentStanding({ level, isAfterUrgent }: Standing): boolean {
  return level === "urgent" || isAfterUrgent === true
}

/** How many urgent messages of a kind have come in a row with the next; a gentle question in between does not end it. */
export function timesInARow(standing: Standing | null, { kind }: Concern): number {
  const isSame = standing !== null && isUrgentStanding(standing) && standing.kind === kind
  return isSame ? (standing.times ?? 1) + 1 : 1
}
