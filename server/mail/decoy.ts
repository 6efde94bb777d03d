import { randomUUID } from "node:crypto"
import { resetPasswordMail } from "./letters.ts"
import type { Mail } from "./mail.ts"

export const decoyKind = "decoy"

/**
 * Makes a mail that is composed but never sent, so that a request for an unknown address takes as long as any other.
 */
export function decoyMail(email: string): Mail {
  return {
    ...resetPasswordMail({ name: "", email }, `https://florescer.invalid/${randomUUID()}`, undefined),
    kind: decoyKind,
  }
}
