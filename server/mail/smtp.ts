import { isLoopback } from "../loopback.ts"
import type { Deliver, Sender } from "./mail.ts"
import { messageOf } from "./message.ts"

/** The time limit of each SMTP step. All steps together take less time than a mail stays claimed. */
const waitMs = 10_000

/**
 * Reads the connection's settings from SMTP_URL. They require TLS with a trusted certificate unless the address ends in
 * `?ignoreTLS=true`, because nodemailer would otherwise fall back to plain text. On the same machine neither is
 * required: a fresh Postfix has a self-signed certificate.
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

/**
 * Returns the function that sends a mail by SMTP. nodemailer is imported with the first mail, to save memory until
 * then.
 */
export function createSmtp(url: string, from: Sender): Deliver {
  const { security, waits } = smtpConnection(url)
  return async function sendBySmtp(mail) {
    const { createTransport } = await import("nodemailer")
    await createTransport({ url, ...waits, ...security }).sendMail(messageOf(mail, from))
  }
}

/** The enhanced status codes (RFC 3463) of missing or disabled mailboxes. */
const noMailbox = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/

/** Whether the mail server refused the mailbox for good, so that retrying is useless. */
export function hasNoMailbox(error: unknown): boolean {
  const { command, response = "" } = (error ?? {}) as { command?: string; response?: string }
  // Other 5yz codes may come from a wrong setting or a full mailbox, which can change.
  return command === "RCPT TO" && noMailbox.test(response)
}
