import type { View } from "#app/sync/store.ts"

const dayOperations = ["checkInAnswered", "sleepAnswered", "glassDrunk", "glassTakenBack"] as const
export type DayOperation = (typeof dayOperations)[number]

export function isDayOperation(name: string): name is DayOperation {
  return dayOperations.some((each) => each === name)
}

export function lacksConsent({ operation, refusal }: View["refused"][number]): boolean {
  return isDayOperation(operation.name) && refusal.code === "CONSENT_REQUIRED"
}
