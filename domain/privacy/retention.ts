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
  /** Data without a valid consent is deleted this long after she was first asked for the consent. */
  unconsentedDays: 90,
  /** The time from the delivery of the last notice to the deletion of data without a consent. */
  unconsentedLastNoticeDays: 30,
  /** Data without a valid consent is deleted this long after the app first asked, if no mail has reached her. */
  unconsentedUnreachedMonths: 12,
  /** A session ends this long after its last use. */
  sessionDays: 30,
  /** A session ends this long after the sign-in, however often it is used; the limit is checked once a day. */
  sessionMostMonths: 12,
  /** The token of a session that she ended is remembered this long; no cookie of a session lasts longer. */
  endedSessionDays: 40,
  /** How long unsent data stays on a device where she was signed out other than by herself. */
  retainedCopyDays: 30,
  /** A browser is remembered as known this long after its last sign-in. */
  knownDeviceMonths: 12,
  /** The longest lifetime of an access token; she may choose a shorter one. */
  accessTokenDays: 365,
  confirmEmailLinkHours: 24,
  resetPasswordLinkMinutes: 60,
  signInLinkMinutes: 30,
  /** The lifetime of the six digits that a mail names beside its link. */
  mailCodeMinutes: 10,
  secondStepMinutes: 10,
  providerSignInMinutes: 15,
  passkeyChallengeMinutes: 5,
  /** The delivery of the mail that tells the team about waiting questions is retried this long. */
  supportMailDays: 5,
  mailFileDays: 30,
  /** Each question, reply and note is deleted this long after it was written. */
  supportQuestionMonths: 12,
  /** Ratings of answers are deleted this long after the end of their month. */
  answerRatingMonths: 12,
  teamAuditMonths: 12,
  /** The empty row of a deleted diary entry is kept this long, so that no other device can restore the entry. */
  deletedDiaryEntryMonths: 12,
  /** A helper link is deleted this long after it ended. */
  endedHelperLinkDays: 30,
  attemptCountMinutes: 60,
  codeCountHours: 24,
  contactCodeHours: 24,
  /** A scheduled reply that could not be sent is deleted this long after the time that was chosen for it. */
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

/** Adds months and keeps the time of day (UTC). If the resulting month is shorter, returns its last day. */
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
