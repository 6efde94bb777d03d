import type { StoredMail } from "./mail.ts"

/** A mail as nodemailer takes it. Sent twice, it has the same Message-ID, by which mail servers and programs know it. */
export function messageOf({ id, createdAt, to, subject, text, html }: StoredMail, from: string) {
  const domain = from.match(/@([^>]+)/)?.[1]
  return { from, to, subject, text, html, messageId: `<${id}@${domain}>`, date: new Date(createdAt) }
}

/** The mail as the bytes that any mail program reads. */
export async function composeMail(mail: StoredMail, from: string): Promise<Buffer> {
  const { createTransport } = await import("nodemailer")
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail(messageOf(mail, from))
  return message as Buffer
}
