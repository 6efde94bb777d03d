import type { Env } from "../env.ts"

export type Mail = {
  kind: string
  to: string
  subject: string
  text: string
  html?: string
  link?: string
  unsubscribe?: string
  usefulMinutes: number
}

export type StoredMail = Mail & { id: string; createdAt: string }

export type Deliver = (mail: StoredMail) => Promise<void>
export type Sender = Env["mailFrom"]
export type MailSettings = Pick<Env, "smtpUrl" | "mailFrom" | "dataDir">
