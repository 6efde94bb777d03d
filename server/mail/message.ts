import type { Sender, StoredMail } from "./mail.ts"

/** In nodemailer's format; the Message-ID shows duplicates. */
export function messageOf({ id, createdAt, to, subject, text, html, unsubscribe }: StoredMail, from: Sender) {
  const domain = from.address.split("@").at(-1)
  // No answer of absence (RFC 3834); unsubscription by one click (RFC 8058).
  const headers = {
    "Auto-Submitted": "auto-generated",
    ...(unsubscribe && {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  }
  return { headers, from, to, subject, text, html, messageId: `<${id}@${domain}>`, date: new Date(createdAt) }
}

/** An RFC 5322 message. */
export async function composeMail(mail: StoredMail, from: Sender): Promise<Buffer> {
  const { createTransport } = await import("nodemailer")
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail(messageOf(mail, from))
  return message as Buffer
}
