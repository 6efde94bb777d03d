/** The version of the terms and the privacy policy that the texts are now, and its date: YYYY-MM-DD. */
export const legalVersion = { number: 3, date: "2026-11-22" }

/** How long each kind of data is kept, by the names of the placeholders in the texts. */
export const retentionPeriods = {
  idleMonths: 24,
  warningGapDays: 30,
  sessionDays: 30,
  confirmHours: 24,
  resetMinutes: 60,
  mailDays: 5,
  warningMailDays: 40,
  trialMailDays: 30,
  questionMonths: 24,
  emptyEntryMonths: 12,
  counterMinutes: 60,
  logDays: 30,
  backupDays: 35,
}
