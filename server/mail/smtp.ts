import { isLoopback } from "../loopback.ts"
import type { Deliver, Sender } from "./mail.ts"
import { messageOf } from "./message.ts"

/** The timeout of each SMTP step; all steps together take less than the time for which a mail is claimed. */
const waitMs = 10_000

/**
 * How to connect to the mail server of SMTP_URL: with TLS and a certificate that is trusted, unless the address ends in
 * `?ignoreTLS=true`; by itself nodemailer sends in plain text where a server offers none. To this machine TLS is used where it is
 * offered, and nobody in between could be kept out by a certificate: that of a fresh Postfix is signed by itself.
 */
export function smtpConnection(url: string) {
  const { protocol, hostname, port, searchParams } = new URL(url)
  const isLocal = isLoopback(hostname)
  const ignoreTLS = searchParams.get("ignoreTLS") === "true"
  const secure = protocol === "smtps:"
  return {
    host: hostname.replace(/^\[(.+)\]$/, "$1"),
    port: Number(port) || (secure ? 465 : 587),
    isLocal,
    security: { secure, ignoreTLS, requireTLS: !isLocal && !ignoreTLS, tls: { rejectUnauthorized: !isLocal } },
    waits: { dnsTimeout: waitMs, connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs },
  }
}

/** A mailer for one SMTP server. The library is loaded with the first mail, not at startup. */
export function createSmtp(url: string, from: Sender): Deliver {
  const { security, waits } = smtpConnection(url)
  return async function sendBySmtp(mail) {
    const { createTransport } = await import("nodemailer")
    await createTransport({ url, ...waits, ...security }).sendMail(messageOf(mail, from))
  }
}

/** The enhanced status codes (RFC 3463) that say there is no such mailbox, or that it is disabled. */
const noMailbox = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/

/** Whether the mail server says that the recipient's mailbox does not exist: then retrying is useless. */
export function hasNoMailbox(error: unknown): boolean {
  const { command, response = "" } = (error ?? {}) as { command?: string; response?: string }
  // Any other 5yz may be a setting of the operator's or a full mailbox: servers report refused senders and relays here too.
  return command === "RCPT TO" && noMailbox.test(response)
}
