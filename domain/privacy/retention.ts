import { dayMs } from "../day-ms.ts"

/** The privacy policy and docs/retention.md quote these values. */
export const retention = {
  idleAccountMonths: 24,
  /** The time from her last use to the first warning. */
  idleFirstWarningMonths: 22,
  /** The time from the first warning to the second, and from the second's delivery to the deletion. */
  idleWarningPauseDays: 30,
  /** A warning that could not be delivered within this time is replaced by a new one. */
  idleWarningMailDays: 40,
  /** An account that no warning has reached is deleted this long after its last use. */
  idleUnreachedMonths: 36,
  /** The share of accounts that may be deleted in a day without the operator's approval; one account always may. */
  idleDeletionsPercentPerDay: 1,
  /** How far the recorded last use may lag behind, because it is recorded once a day and by each session once a day. */
  lastUseLagDays: 2,
  /** Counted from when she was first asked for consent. */
  unconsentedDays: 90,
  /** Counted from the delivery of the last notice to the deletion. */
  unconsentedLastNoticeDays: 30,
  /** Counted from when the app first asked, if no mail has reached her. */
  unconsentedUnreachedMonths: 12,
  /** Counted from the last use of the session. */
  sessionDays: 30,
  /** Counted from the sign-in; the limit is checked once a day. */
  sessionMostMonths: 12,
  /** Counted from when she ended the session; no cookie of a session lasts longer. */
  endedSessionDays: 40,
  /** How long unsent data stays on a device where she was signed out other than by herself. */
  retainedCopyDays: 30,
  /** Counted from the last sign-in of the browser. */
  knownDeviceMonths: 12,
  /** The maximum; she may choose a shorter time. */
  accessTokenDays: 365,
  confirmEmailLinkHours: 24,
  resetPasswordLinkMinutes: 60,
  signInLinkMinutes: 30,
  /** The lifetime of the six digits beside a link. */
  mailCodeMinutes: 10,
  secondStepMinutes: 10,
  providerSignInMinutes: 15,
  passkeyChallengeMinutes: 5,
  /** How long delivery is retried. */
  supportMailDays: 5,
  mailFileDays: 30,
  /** Counted from when each question, reply or note was written. */
  supportQuestionMonths: 12,
  /** Counted from the end of the month. */
  answerRatingMonths: 12,
  teamAuditMonths: 12,
  /** The empty row is kept this long, so that no other device can restore the entry. */
  deletedDiaryEntryMonths: 12,
  /** Counted from the end of the link. */
  endedHelperLinkDays: 30,
  attemptCountMinutes: 60,
  codeCountHours: 24,
  contactCodeHours: 24,
  /** From the moment for which it was chosen, of one that did not go. */
  heldReplyDays: 30,
  questionCountHours: 24,
  nightWordsHours: 24,
  advisedLogDays: 30,
  advisedBackupDays: 35,
} as const

/** A negative number subtracts days. */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs)
}

/** Keeps the time of day (UTC). If the resulting month is shorter, returns its last day. */
export function addMonths(moment: Date, months: number): Date {
  const result = new Date(moment)
  result.setUTCMonth(result.getUTCMonth() + months)
  if (result.getUTCDate() !== moment.getUTCDate()) result.setUTCDate(0)
  return result
}

/** The earliest time of a deletion, not counting the pauses between warnings. */
export function idleSince(lastUsedAt: Date): Date {
  return addMonths(addDays(lastUsedAt, retention.lastUseLagDays), retention.idleAccountMonths)
}

/** The latest possible last use of an account that has been unused for so many months. */
export function unusedBefore(now: Date, months: number): Date {
  return addDays(addMonths(now, -months), -retention.lastUseLagDays)
}
