import { isLoopback } from "../loopback.ts"
import type { Deliver, Sender } from "./mail.ts"
import { messageOf } from "./message.ts"

/** The timeout of each SMTP step; all steps together take less than the time for which a mail is claimed. */
const waitMs = 10_000

/**
 * A mailer for one SMTP server, with TLS unless it runs on this machine or its address ends in `?ignoreTLS=true`: by
 * itself nodemailer sends in plain text where a server offers none. The library is loaded with the first mail, not at startup. */
export function createSmtp(url: string, from: Sender): Deliver {
  return async function sendBySmtp(mail) {
    const { createTransport } = await import("nodemailer")
    const waits = { dnsTimeout: waitMs, connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs }
    await createTransport({ url, ...waits, requireTLS: needsTls(url) }).sendMail(messageOf(mail, from))
  }
}

function needsTls(url: string) {
  const { hostname, searchParams } = new URL(url)
  return !isLoopback(hostname) && searchParams.get("ignoreTLS") !== "true"
}

/** The enhanced status codes (RFC 3463) that say there is no such mailbox, or that it is disabled. */
const noMailbox = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/

/** Whether the mail server says that the recipient's mailbox does not exist: then retrying is useless. */
export function hasNoMailbox(error: unknown): boolean {
  const { command, response = "" } = (error ?? {}) as { command?: string; response?: string }
  // Any other 5yz may be a setting of the operator's or a full mailbox: servers report refused senders and relays here too.
  return command === "RCPT TO" && noMailbox.test(response)
}
