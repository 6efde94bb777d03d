import type { View } from "#app/sync/store.ts"

/** What she logs of a day. */
const dayOperations = ["checkInAnswered", "sleepAnswered", "glassDrunk", "glassTakenBack"] as const
export type DayOperation = (typeof dayOperations)[number]

export function isDayOperation(name: string): name is DayOperation {
  return dayOperations.some((each) => each === name)
}

/** Logged, but refused for lack of consent: it can be saved once she has agreed. */
export function lacksConsent({ operation, refusal }: View["refused"][number]): boolean {
  return isDayOperation(operation.name) && refusal.code === "CONSENT_REQUIRED"
}
