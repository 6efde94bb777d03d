import { randomUUID } from "node:crypto"
import type { Mail, StoredMail } from "./mail.ts"
import { messageOf } from "./message.ts"
import { resetPasswordMail } from "./templates/reset-password.ts"

/** The kind of a mail that goes nowhere: it stands for the one that an unknown address does not get. */
export const decoyKind = "decoy"

/** A mail as long as any other, to an address that is not to get one. */
export function decoyMail(email: string): Mail {
  return {
    ...resetPasswordMail({ name: "", email }, `https://florescer.invalid/${randomUUID()}`, undefined),
    kind: decoyKind,
  }
}

/** Does for a decoy what is done for every mail, but to hand it over. */
export async function composeOnly(mail: StoredMail, from: string) {
  const { createTransport } = await import("nodemailer")
  await createTransport({ streamTransport: true, buffer: true }).sendMail(messageOf(mail, from))
}
