/** The kinds of danger that the models were trained to tell apart, in the order of the models' classes. */
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

/** All kinds of danger, the most pressing first; each has its own card. */
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

/** Picks the concern to show: an urgent card before a gentle question, and a danger for now before one for today. */
export function mostPressing(concerns: readonly Concern[]): Concern | null {
  const urgent = concerns.filter(({ level }) => level === "urgent")
  return urgent.find(({ kind }) => !ofToday.has(kind)) ?? urgent[0] ?? concerns[0] ?? null
}

/** The concern that is already shown. `times` is the number of urgent messages of its kind in a row. */
export type Standing = Concern & {
  times?: number | undefined
  /** True if the gentle question replaced an urgent card that she had not closed. */
  isAfterUrgent?: boolean | undefined
}

export function isUrgentStanding({ level, isAfterUrgent }: Standing): boolean {
  return level === "urgent" || isAfterUrgent === true
}

/**
 * Counts the urgent messages of one kind in a row, including the next one; a gentle question in between does not end
 * the row.
 */
export function timesInARow(standing: Standing | null, { kind }: Concern): number {
  const isSame = standing !== null && isUrgentStanding(standing) && standing.kind === kind
  return isSame ? (standing.times ?? 1) + 1 : 1
}
