import type { AccessScope } from "#domain/access-token.ts"
import { isOperationName, type OperationName } from "#domain/operations/operations.ts"

/** The routes that a token opens, with the scope that each needs. All others answer FORBIDDEN. */
export const opensFor: Record<string, AccessScope> = {
  "GET /api/account/export": "read",
  "GET /api/check-ins/:date": "read",
  "GET /api/diary-entries": "read",
  "GET /api/diary-entries/months": "read",
  "GET /api/diary-entries/older": "read",
  "GET /api/history": "read",
  "GET /api/profile": "read",
  "GET /api/progress": "read",
  "POST /api/sync": "write",
}

/**
 * What a token may write: what she notes of her days. Neither what others are told or shown (helpers, the team, browsers
 * that take reminders), nor what only she decides: consents, and silence.
 */
const byToken: Record<OperationName, boolean> = {
  journeyStarted: true,
  itemDone: true,
  dishesPlanned: true,
  hardNightSet: true,
  checkInAnswered: true,
  sleepAnswered: true,
  glassDrunk: true,
  glassTakenBack: true,
  weightLogged: true,
  badgeEarned: true,
  entryWritten: true,
  entryEdited: true,
  entryDeleted: true,
  conflictSettled: true,
  profileChanged: true,
  householdChanged: true,
  onboardingAnswered: true,
  preferencesChanged: true,
  reminderTimesChanged: true,
  shoppingItemsTicked: true,
  reminderDeviceAdded: false,
  reminderDeviceRemoved: false,
  helperLinkMade: false,
  helperLinkTakenBack: false,
  questionAsked: false,
  questionTakenBack: false,
  replySent: false,
  replyRated: false,
  repliesRead: false,
  conversationClosed: false,
  consentGiven: false,
  consentWithdrawn: false,
  silenceSet: false,
}

/** The operations that a token may write. */
export const operationsByToken = (Object.keys(byToken) as OperationName[]).filter((name) => byToken[name])

/** Whether a token may send an operation; one of a newer release it may not. */
export function isOpenToTokens({ name }: { id: string; name?: unknown }): boolean {
  return typeof name === "string" && isOperationName(name) && byToken[name]
}
