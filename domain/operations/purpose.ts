import type { ConsentPurpose } from "../consent.ts"
import type { OperationName } from "./operations.ts"

const purposes: { [Name in OperationName]?: ConsentPurpose } = {
  checkInAnswered: "diary",
  sleepAnswered: "diary",
  glassDrunk: "diary",
  glassTakenBack: "diary",
  badgeEarned: "diary",
  entryWritten: "diary",
  entryEdited: "diary",
  conflictSettled: "diary",
  profileChanged: "profile",
  weightLogged: "profile",
  onboardingAnswered: "profile",
  householdChanged: "profile",
  questionAsked: "questions",
  reminderTimesChanged: "reminders",
  reminderDeviceAdded: "reminders",
}

/** What she has to agree to before an operation stores anything of hers; undefined where nothing is needed. */
export function purposeOf(name: OperationName): ConsentPurpose | undefined {
  return purposes[name]
}
