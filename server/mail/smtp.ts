import type { SendMail } from "./mail.ts"

const waitMs = 15_000

/** A mailer for one SMTP server. nodemailer is loaded with the first mail, not at the start. */
export function createSmtp(url: string, from: string): SendMail {
  return async function sendBySmtp({ to, subject, text, html, replyTo }) {
    const { createTransport } = await import("nodemailer")
    const transport = createTransport({
      url,
      connectionTimeout: waitMs,
      greetingTimeout: waitMs,
      socketTimeout: waitMs,
    })
    await transport.sendMail({ from, to, subject, text, html, replyTo })
  }
}
