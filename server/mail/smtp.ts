import type { Deliver } from "./mail.ts"
import { messageOf } from "./message.ts"

/** For each step of the conversation; all of them together take less than the pause for which a mail is claimed. */
const waitMs = 10_000

/** A mailer for one SMTP server. nodemailer is loaded with the first mail, not at the start. */
export function createSmtp(url: string, from: string): Deliver {
  return async function sendBySmtp(mail) {
    const { createTransport } = await import("nodemailer")
    const waits = { dnsTimeout: waitMs, connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs }
    await createTransport({ url, ...waits }).sendMail(messageOf(mail, from))
  }
}
