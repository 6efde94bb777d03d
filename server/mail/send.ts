import type { Log } from "../log.ts"
import { decoyKind } from "./decoy.ts"
import type { Deliver, MailSettings } from "./mail.ts"
import { composeMail } from "./message.ts"
import { writeToOutbox } from "./outbox.ts"
import { createSmtp } from "./smtp.ts"

/**
 * Returns the function that delivers a mail: by SMTP, or into the outbox folder if SMTP_URL is not set. It throws on
 * failure.
 */
export function createMailer(settings: MailSettings, log: Log): Deliver {
  const deliver: Deliver = settings.smtpUrl
    ? createSmtp(settings.smtpUrl, settings.mailFrom)
    : (mail) => writeToOutbox(mail, settings, log)
  return async (mail) => {
    if (mail.kind === decoyKind) await composeMail(mail, settings.mailFrom)
    else await deliver(mail)
  }
}
