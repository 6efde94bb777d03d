/** How long data is kept. The policies and docs/retention.md quote these values; the jobs in server/jobs apply them. */
export const retention = {
  /** An unused account, with everything in it. */
  idleAccountMonths: 24,
  /** When the first warning is mailed, also counted from her last use. */
  idleFirstWarningMonths: 22,
  /** From the delivery of the first warning to the second, and from the delivery of the second to the deletion. */
  idleWarningPauseDays: 30,
  /** How long delivery of a warning is tried; after that a new one is written. */
  idleWarningMailDays: 40,
  /** An unused account that no warning has reached. */
  idleUnreachedMonths: 36,
  /** How many of all accounts may be deleted in a day without the operator's consent; at least one may be. */
  idleDeletionsPercentPerDay: 1,
  /** How far the recorded last use may lag behind: it is recorded once a day, and by each session once a day. */
  lastUseLagDays: 2,
  /** Data from before consent was asked for, without an answer: counted from when she was first asked. */
  unconsentedDays: 90,
  /** From the delivery of the last notice about such data to its deletion. */
  unconsentedLastNoticeDays: 30,
  /** Such data where no mail has reached her, counted from when the app first asked. */
  unconsentedUnreachedMonths: 12,
  /** A session, counted from its last use. */
  sessionDays: 30,
  /** The same, however much it is used, counted from its sign-in; looked at once a day. */
  sessionMostMonths: 12,
  /** A browser that has signed in to an account, counted from its last sign-in. */
  knownDeviceMonths: 12,
  /** An access for another app at most; she may choose less. */
  accessTokenDays: 365,
  /** The link that confirms an address, and the pending sign-up. */
  confirmEmailLinkHours: 24,
  /** The link that resets a password. */
  resetPasswordLinkMinutes: 60,
  /** The link that signs in. */
  signInLinkMinutes: 30,
  /** A sign-in whose password or link was right, while it waits for the second step. */
  secondStepMinutes: 10,
  /** A sign-in by the clinic's provider, until her browser comes back from there. */
  providerSignInMinutes: 15,
  /** The question to an authenticator, from when it is asked until a passkey answers it. */
  passkeyChallengeMinutes: 5,
  /** The mail that tells the team about a question, while it cannot be delivered. */
  supportMailDays: 5,
  /** A mail that was written as a file because no mail server is configured. */
  mailFileDays: 30,
  /** A question to the team, a reply and a note, each counted from when it was written. */
  supportQuestionMonths: 12,
  /** Whether answers were useful to her, counted from the end of the month. */
  answerRatingMonths: 12,
  /** What a member of the team did with a conversation. */
  teamAuditMonths: 12,
  /** The empty row of a deleted diary entry, which prevents another device from restoring it. */
  deletedDiaryEntryMonths: 12,
  /** What she showed to a helper and until when, counted from the end of the link. */
  endedHelperLinkDays: 30,
  /** The longest count of attempts per e-mail address. */
  attemptCountMinutes: 60,
  /** The count of wrong codes of the second step per account. */
  codeCountHours: 24,
  /** The count of questions to the team per e-mail address. */
  questionCountHours: 24,
  /** Our advice to the operator for log files. */
  advisedLogDays: 30,
  /** Our advice to the operator for backups. */
  advisedBackupDays: 35,
} as const

const dayMs = 24 * 60 * 60 * 1000

/** Adds days to a date; a negative number subtracts them. */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs)
}

/** Adds calendar months, at the same time of day (UTC); uses the last day of a month that is too short. */
export function addMonths(moment: Date, months: number): Date {
  const result = new Date(moment)
  result.setUTCMonth(result.getUTCMonth() + months)
  if (result.getUTCDate() !== moment.getUTCDate()) result.setUTCDate(0)
  return result
}

/** The earliest time at which an account may be deleted if it is not used again, apart from the pauses of the warnings. */
export function idleSince(lastUsedAt: Date): Date {
  return addMonths(addDays(lastUsedAt, retention.lastUseLagDays), retention.idleAccountMonths)
}

/** The latest recorded use of an account that counts as unused for so many months. */
export function unusedBefore(now: Date, months: number): Date {
  return addDays(addMonths(now, -months), -retention.lastUseLagDays)
}
