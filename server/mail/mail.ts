import type { Env } from "../env.ts"

export type Mail = {
  /** What the mail is for, in a file name: "confirm-email". */
  kind: string
  to: string
  subject: string
  text: string
  html?: string
  /** Where its one link leads, if it has one. */
  link?: string
  replyTo?: string
}

export type SendMail = (mail: Mail) => Promise<void>
export type MailSettings = Pick<Env, "smtpUrl" | "mailFrom" | "dataDir">
