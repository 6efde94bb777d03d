import { z } from "zod"

export const nameMaxLength = 100
/** Longer than any password manager makes, short enough to hash quickly. */
export const passwordMaxLength = 128
export const newPasswordMinLength = 6

const email = z.string().trim().min(1).max(254).pipe(z.email())
const password = z.string().min(1).max(passwordMaxLength)

export const signInSchema = z.object({ email, password })
export const signUpSchema = z.object({ name: z.string().trim().min(1).max(nameMaxLength), email, password })
export const forgotPasswordSchema = z.object({ email })
export const newPasswordSchema = z.string().min(newPasswordMinLength).max(passwordMaxLength)
