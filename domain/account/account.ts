import * as z from "zod/mini"
import { oneLineSchema } from "../one-line.ts"
import { emailSchema as email } from "./email-address.ts"
import { invitationSchema } from "./invitation.ts"
import { appCodeSchema } from "./two-step.ts"

export const nameMaxLength = 100
/** The limit is longer than the passwords of password managers, but short enough to hash quickly. */
export const passwordMaxLength = 128
export const newPasswordMinLength = 6

export const nameSchema = oneLineSchema(nameMaxLength).check(z.minLength(1))

const password = z.string().check(z.minLength(1), z.maxLength(passwordMaxLength))

/** The password is missing if the account has none; she then proves her identity in another way. */
export const proofSchema = z.object({ password: z.optional(password) })

/** The request to change an account's e-mail address; `email` is the new one. */
export const changeAddressSchema = z.object({ email, ...proofSchema.shape })

export const signInSchema = z.object({ email, password })
export const signUpSchema = z.object({
  name: nameSchema,
  email,
  password,
  /** Required if the installation allows sign-ups by invitation only. */
  invitation: z.optional(invitationSchema),
})
export type Credentials = z.infer<typeof signInSchema>
export type NewAccount = z.infer<typeof signUpSchema>
export const forgotPasswordSchema = z.object({ email })
/** The six digits that a mail names beside its link. */
export const mailCodeSchema = z.object({ email, code: appCodeSchema })
export const newPasswordSchema = z.string().check(z.minLength(newPasswordMinLength), z.maxLength(passwordMaxLength))

export const resetPasswordSchema = z.object({ newPassword: newPasswordSchema, confirmPassword: z.string() }).check(
  z.refine((input) => input.newPassword === input.confirmPassword, {
    path: ["confirmPassword"],
    params: { code: "mismatch" },
  }),
)
