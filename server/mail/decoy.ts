import type { StoredMail } from "./mail.ts"
import { messageOf } from "./message.ts"

/** The kind of a mail that goes nowhere: it stands for the one that an unknown address does not get. */
export const decoyKind = "decoy"

/** Does for a decoy what is done for every mail, but to hand it over. */
export async function composeOnly(mail: StoredMail, from: string) {
  const { createTransport } = await import("nodemailer")
  await createTransport({ streamTransport: true, buffer: true }).sendMail(messageOf(mail, from))
}
