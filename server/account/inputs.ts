import * as z from "zod"
import { newPasswordSchema, signInSchema } from "#domain/account.ts"

const currentPassword = signInSchema.shape.password

export const resetPasswordSchema = z.object({ token: z.string().min(1).max(200), newPassword: newPasswordSchema })
export const changePasswordSchema = z.object({ currentPassword, newPassword: newPasswordSchema })
export const deleteUserSchema = z.object({ password: currentPassword })
