import type { Log } from "../log.ts"
import type { MailSettings, SendMail } from "./mail.ts"
import { writeToOutbox } from "./outbox.ts"
import { createSmtp } from "./smtp.ts"

/** Sends by SMTP when SMTP_URL is set, else writes each mail as a file into the outbox. Throws when it could not. */
export function createMailer(settings: MailSettings, log: Log): SendMail {
  if (settings.smtpUrl) return createSmtp(settings.smtpUrl, settings.mailFrom)
  return (mail) => writeToOutbox(mail, settings, log)
}
