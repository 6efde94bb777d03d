import * as z from "zod/mini"
import { typedCode } from "./typed-code.ts"

/**
 * The hours between a request to turn off the second step, made through a link for a new password, and its effect. The
 * account's owner is told meanwhile.
 */
export const twoStepEndHours = 72

export const recoveryCodeCount = 10
/** An alphabet without letters and digits that look alike. */
const recoveryCodeAlphabet = "23456789abcdefghjkmnpqrstuvwxyz"
const recoveryCodeLength = 10
const typedMaxLength = 60

/** Authenticator apps show codes as "123 456". */
const typed = z.string().check(z.trim(), z.minLength(1), z.maxLength(typedMaxLength))

export const appCodeSchema = z.pipe(typed, z.pipe(z.transform(typedCode), z.string().check(z.regex(/^\d{6}$/))))

export const recoveryCodeSchema = z.pipe(
  typed,
  z.pipe(
    z.transform((text: string) => withDash(typedCode(text).toLowerCase())),
    z.string().check(z.regex(new RegExp(`^[${recoveryCodeAlphabet}]{5}-[${recoveryCodeAlphabet}]{5}$`))),
  ),
)

export const secondStepCodeSchema = z.union([appCodeSchema, recoveryCodeSchema])
export const secondStepSchema = z.object({ code: secondStepCodeSchema })

/** True for a code of an authenticator app; anything else is a recovery code. */
export const isAppCode = (code: string) => /^\d{6}$/.test(code)

/** `randomBelow` returns a random whole number below a limit. */
export function newRecoveryCode(randomBelow: (limit: number) => number): string {
  const letters = Array.from({ length: recoveryCodeLength }, () => {
    return recoveryCodeAlphabet[randomBelow(recoveryCodeAlphabet.length)]
  })
  return withDash(letters.join(""))
}

function withDash(code: string) {
  return `${code.slice(0, 5)}-${code.slice(5)}`
}
