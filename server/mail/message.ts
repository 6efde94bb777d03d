import type { StoredMail } from "./mail.ts"

/** A mail in nodemailer's format. Sent twice, it has the same Message-ID, by which mail servers and programs recognise it. */
export function messageOf({ id, createdAt, to, subject, text, html }: StoredMail, from: string) {
  const domain = from.match(/@([^>]+)/)?.[1]
  return { from, to, subject, text, html, messageId: `<${id}@${domain}>`, date: new Date(createdAt) }
}

/** The mail as an RFC 5322 message. */
export async function composeMail(mail: StoredMail, from: string): Promise<Buffer> {
  const { createTransport } = await import("nodemailer")
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail(messageOf(mail, from))
  return message as Buffer
}
