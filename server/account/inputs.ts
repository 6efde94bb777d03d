import * as z from "zod"
import { newPasswordSchema, signInSchema } from "#domain/account/account.ts"

const currentPassword = signInSchema.shape.password

const token = z.string().min(1).max(200)

export const linkSchema = z.object({ token })
export const resetPasswordSchema = z.object({
  token,
  newPassword: newPasswordSchema,
  endsTwoStep: z.boolean().optional(),
})
export const changePasswordSchema = z.object({ currentPassword, newPassword: newPasswordSchema })
