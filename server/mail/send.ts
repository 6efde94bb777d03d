import type { Log } from "../log.ts"
import { decoyKind } from "./decoy.ts"
import type { Deliver, MailSettings } from "./mail.ts"
import { composeMail } from "./message.ts"
import { writeToOutbox } from "./outbox.ts"
import { createSmtp } from "./smtp.ts"

/** Delivers by SMTP when SMTP_URL is set, else as a file in the outbox. Throws when it could not. */
export function createMailer(settings: MailSettings, log: Log): Deliver {
  const deliver: Deliver = settings.smtpUrl
    ? createSmtp(settings.smtpUrl, settings.mailFrom)
    : (mail) => writeToOutbox(mail, settings, log)
  // A decoy costs the same work, but is not sent.
  return async (mail) => {
    if (mail.kind === decoyKind) await composeMail(mail, settings.mailFrom)
    else await deliver(mail)
  }
}
