import { isLoopback } from "../loopback.ts"
import type { Deliver, Sender } from "./mail.ts"
import { messageOf } from "./message.ts"

/** The limit of each SMTP step: all steps together take less time than a mail's claim lasts. */
const waitMs = 10_000

/**
 * Requires TLS with a trusted certificate unless the address ends in `?ignoreTLS=true`: by default nodemailer falls back to
 * plain text. A mail server on the same machine needs neither: a fresh Postfix has a self-signed certificate.
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

/** Returns what sends a mail by SMTP. nodemailer is loaded with the first mail, to spare memory until then. */
export function createSmtp(url: string, from: Sender): Deliver {
  const { security, waits } = smtpConnection(url)
  return async function sendBySmtp(mail) {
    const { createTransport } = await import("nodemailer")
    await createTransport({ url, ...waits, ...security }).sendMail(messageOf(mail, from))
  }
}

/** Enhanced status codes (RFC 3463) for missing or disabled mailboxes. */
const noMailbox = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/

/** Says whether the server refused the mailbox for good, so that retrying is useless. */
export function hasNoMailbox(error: unknown): boolean {
  const { command, response = "" } = (error ?? {}) as { command?: string; response?: string }
  // Other 5yz codes may mean a wrong setting or a full mailbox, which can change.
  return command === "RCPT TO" && noMailbox.test(response)
}
