/** What an operator tells on the privacy page, all of it. */
export const privacySettings = {
  HOSTING_COUNTRIES: "BR",
  HOSTING_COMPANY: "none",
  MAIL_COMPANY: "Correio Claro, Portugal",
  DPO_NAME: "none",
  REPRESENTATIVE_EU: "none",
  REPRESENTATIVE_UK: "none",
  LOG_DAYS: "30",
  BACKUP_DAYS: "35",
}
