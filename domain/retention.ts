/** How long anything is kept. The policies and docs/retention.md quote these; the jobs in server/jobs act on them. */
export const retention = {
  /** An account that is not used, with everything in it. */
  idleAccountMonths: 24,
  /** When the first warning of that is mailed, counted like the above from her last use. */
  idleFirstWarningMonths: 22,
  /** From the delivery of the first warning to the second, and from the delivery of the second to the deletion. */
  idleWarningPauseDays: 30,
  /** How long a warning is tried; after that it is written anew. */
  idleWarningMailDays: 40,
  /** How many of all accounts may go in a day without the operator's yes; one may always. */
  idleDeletionsPercentPerDay: 1,
  /** By how much the noted last use may lag behind: it is noted once a day, and by each session once a day. */
  lastUseLagDays: 2,
  /** A session, counted from its last use. */
  sessionDays: 30,
  /** A browser that has signed in to an account, counted from its last sign-in. */
  knownDeviceMonths: 12,
  /** The link that confirms an address, and the sign-up that waits for it. */
  confirmEmailLinkHours: 24,
  /** The link to a new password. */
  resetPasswordLinkMinutes: 60,
  /** The link that signs in. */
  signInLinkMinutes: 30,
  /** The mail that tells the team of a question, while no mail server takes it. */
  supportMailDays: 5,
  /** A mail that was written as a file, where no mail server is connected. */
  mailFileDays: 30,
  /** A question to the team, counted from when it was asked. */
  supportQuestionMonths: 24,
  /** The empty row of a deleted diary entry, which keeps another device from bringing it back. */
  deletedDiaryEntryMonths: 12,
  /** The longest count of attempts by an e-mail address. */
  attemptCountMinutes: 60,
  /** The count of questions to the team by an e-mail address. */
  questionCountHours: 24,
  /** Lines of the log, which the operator's system keeps: our advice. */
  advisedLogDays: 30,
  /** Copies that the operator makes: our advice. */
  advisedBackupDays: 35,
} as const

const dayMs = 24 * 60 * 60 * 1000

/** The moment so many days later, or earlier when there are fewer than none. */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs)
}

/** The same time of day (UTC) so many calendar months later, or earlier; the month's last day where it is too short. */
export function addMonths(moment: Date, months: number): Date {
  const result = new Date(moment)
  result.setUTCMonth(result.getUTCMonth() + months)
  if (result.getUTCDate() !== moment.getUTCDate()) result.setUTCDate(0)
  return result
}

/** From when on an account may go, if it was last seen then and no warning holds it up. */
export function idleSince(lastUsedAt: Date): Date {
  return addMonths(addDays(lastUsedAt, retention.lastUseLagDays), retention.idleAccountMonths)
}

/** The latest noted use of an account that has not been used for so many months. */
export function unusedBefore(now: Date, months: number): Date {
  return addDays(addMonths(now, -months), -retention.lastUseLagDays)
}
