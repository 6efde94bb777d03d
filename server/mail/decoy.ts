import { randomUUID } from "node:crypto"
import type { Mail } from "./mail.ts"
import { resetPasswordMail } from "./templates/reset-password.ts"

/** The kind of a mail that is composed but not sent, in place of the one that an unknown address does not get. */
export const decoyKind = "decoy"

/** A mail as long as any other, to an address that must not get one. */
export function decoyMail(email: string): Mail {
  return {
    ...resetPasswordMail({ name: "", email }, `https://florescer.invalid/${randomUUID()}`, undefined),
    kind: decoyKind,
  }
}
