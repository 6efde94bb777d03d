import type { Log } from "../log.ts"
import { composeOnly, decoyKind } from "./decoy.ts"
import type { Deliver, MailSettings } from "./mail.ts"
import { writeToOutbox } from "./outbox.ts"
import { createSmtp } from "./smtp.ts"

/** Delivers by SMTP when SMTP_URL is set, else as a file in the outbox. Throws when it could not. */
export function createMailer(settings: MailSettings, log: Log): Deliver {
  const deliver: Deliver = settings.smtpUrl
    ? createSmtp(settings.smtpUrl, settings.mailFrom)
    : (mail) => writeToOutbox(mail, settings, log)
  return (mail) => (mail.kind === decoyKind ? composeOnly(mail, settings.mailFrom) : deliver(mail))
}
