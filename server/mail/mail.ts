import type { Env } from "../env.ts"

export type Mail = {
  /** What the mail is for, as in file names: "confirm-email". */
  kind: string
  to: string
  subject: string
  text: string
  html?: string
  /** The URL of its link, if it has one. */
  link?: string
  /** Where her mail program ends a subscription by one click, for a mail that she has subscribed to. */
  unsubscribe?: string
  /** How long it is useful, for instance until its link expires. A mail that cannot be sent within that time is given up. */
  usefulMinutes: number
}

/** A mail as it is sent, with an id by which duplicates are recognised. */
export type StoredMail = Mail & { id: string; createdAt: string }

/** Delivers a mail. Throws when it could not. */
export type Deliver = (mail: StoredMail) => Promise<void>
export type Sender = Env["mailFrom"]
export type MailSettings = Pick<Env, "smtpUrl" | "mailFrom" | "dataDir">
