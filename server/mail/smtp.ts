import { isLoopback } from "../loopback.ts"
import type { Deliver, Sender } from "./mail.ts"
import { messageOf } from "./message.ts"

/** Per SMTP step; all steps take less than a mail's claim. */
const waitMs = 10_000

/**
 * TLS with a trusted certificate, unless the address ends in `?ignoreTLS=true`: nodemailer alone falls back to plain
 * text. On this machine neither is required: a fresh Postfix has a self-signed certificate.
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

/** Loads the library with the first mail. */
export function createSmtp(url: string, from: Sender): Deliver {
  const { security, waits } = smtpConnection(url)
  return async function sendBySmtp(mail) {
    const { createTransport } = await import("nodemailer")
    await createTransport({ url, ...waits, ...security }).sendMail(messageOf(mail, from))
  }
}

/** Enhanced status codes (RFC 3463) for missing or disabled mailboxes. */
const noMailbox = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/

/** Retrying is then useless. */
export function hasNoMailbox(error: unknown): boolean {
  const { command, response = "" } = (error ?? {}) as { command?: string; response?: string }
  // Other 5yz codes may mean a wrong setting or a full mailbox.
  return command === "RCPT TO" && noMailbox.test(response)
}
