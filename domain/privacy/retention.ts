import { dayMs } from "../day-ms.ts"

/** The policies and docs/retention.md quote these values. */
export const retention = {
  idleAccountMonths: 24,
  /** Also from her last use. */
  idleFirstWarningMonths: 22,
  /** To the second warning, and from its delivery to the deletion. */
  idleWarningPauseDays: 30,
  /** A new one is written then. */
  idleWarningMailDays: 40,
  /** That no warning has reached. */
  idleUnreachedMonths: 36,
  /** What is deleted without the operator's consent; at least one account may be. */
  idleDeletionsPercentPerDay: 1,
  /** Recorded once a day, and by each session once a day. */
  lastUseLagDays: 2,
  /** From when she was first asked. */
  unconsentedDays: 90,
  /** From its delivery to the deletion. */
  unconsentedLastNoticeDays: 30,
  /** From when the app first asked. */
  unconsentedUnreachedMonths: 12,
  /** From its last use. */
  sessionDays: 30,
  /** From its sign-in; looked at once a day. */
  sessionMostMonths: 12,
  /** From when she ended it; no cookie of it lasts longer. */
  endedSessionDays: 40,
  /** On a device that was signed out otherwise than by her. */
  retainedCopyDays: 30,
  /** Of a browser, from its last sign-in. */
  knownDeviceMonths: 12,
  /** At most; she may choose less. */
  accessTokenDays: 365,
  confirmEmailLinkHours: 24,
  resetPasswordLinkMinutes: 60,
  signInLinkMinutes: 30,
  /** The six digits beside a link. */
  mailCodeMinutes: 10,
  secondStepMinutes: 10,
  providerSignInMinutes: 15,
  passkeyChallengeMinutes: 5,
  /** While it cannot be delivered. */
  supportMailDays: 5,
  mailFileDays: 30,
  /** From when each was written. */
  supportQuestionMonths: 12,
  /** From the end of the month. */
  answerRatingMonths: 12,
  teamAuditMonths: 12,
  /** It prevents another device from restoring the entry. */
  deletedDiaryEntryMonths: 12,
  /** From the end of the link. */
  endedHelperLinkDays: 30,
  attemptCountMinutes: 60,
  codeCountHours: 24,
  contactCodeHours: 24,
  questionCountHours: 24,
  nightWordsHours: 24,
  advisedLogDays: 30,
  advisedBackupDays: 35,
} as const

/** Negative numbers subtract. */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs)
}

/** At the same time (UTC); in a shorter month its last day. */
export function addMonths(moment: Date, months: number): Date {
  const result = new Date(moment)
  result.setUTCMonth(result.getUTCMonth() + months)
  if (result.getUTCDate() !== moment.getUTCDate()) result.setUTCDate(0)
  return result
}

/** The earliest deletion, apart from the pauses of the warnings. */
export function idleSince(lastUsedAt: Date): Date {
  return addMonths(addDays(lastUsedAt, retention.lastUseLagDays), retention.idleAccountMonths)
}

/** The latest use of an account unused that long. */
export function unusedBefore(now: Date, months: number): Date {
  return addDays(addMonths(now, -months), -retention.lastUseLagDays)
}
