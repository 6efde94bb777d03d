import type { Sender, StoredMail } from "./mail.ts"

/** Converts a mail to nodemailer's format. A mail that is sent twice has the same Message-ID both times. */
export function messageOf({ id, createdAt, to, subject, text, html, unsubscribe }: StoredMail, from: Sender) {
  const domain = from.address.split("@").at(-1)
  // `Auto-Submitted` prevents automatic replies (RFC 3834). The headers `List-Unsubscribe` let mail programs
  // unsubscribe by one click (RFC 8058).
  const headers = {
    "Auto-Submitted": "auto-generated",
    ...(unsubscribe && {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  }
  return { headers, from, to, subject, text, html, messageId: `<${id}@${domain}>`, date: new Date(createdAt) }
}

/** Writes a mail as an RFC 5322 message. */
export async function composeMail(mail: StoredMail, from: Sender): Promise<Buffer> {
  const { createTransport } = await import("nodemailer")
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail(messageOf(mail, from))
  return message as Buffer
}
