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
  /** After so long it is of no use, because its link is dead for instance. One that could not be sent by then is given up. */
  usefulMinutes: number
}

/** A mail as it is sent: its id makes one that comes twice recognisable. */
export type StoredMail = Mail & { id: string; createdAt: string }

/** Hands a mail to whoever takes it to her. Throws when it could not. */
export type Deliver = (mail: StoredMail) => Promise<void>
export type MailSettings = Pick<Env, "smtpUrl" | "mailFrom" | "dataDir">
