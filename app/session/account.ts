import { AppError, send } from "#app/send.ts"
import type { Auth } from "#server/auth.ts"

type ServerSession = Auth["$Infer"]["Session"]
/** What this device keeps of her session: who she is and until when. The session itself is a cookie that no script can read. */
export type User = Pick<ServerSession["user"], "id" | "name"> & { hasCompletedOnboarding: boolean }
export type Session = { expiresAt: string }
export type SignedIn = { user: User; session: Session }

export async function readSession(): Promise<SignedIn | null> {
  const response = await send("/api/auth/get-session", { cache: "no-store" })
  const answer = (await response.json()) as ServerSession | null
  if (!answer) return null
  const { id, name, onboardedAt } = answer.user
  const user = { id, name, hasCompletedOnboarding: Boolean(onboardedAt) }
  return { user, session: { expiresAt: String(answer.session.expiresAt) } }
}

export type SignUp = { name: string; email: string; password: string }
export type Credentials = { email: string; password: string }

export const signUp = (input: SignUp) => post("sign-up/email", input)
export const signIn = (input: Credentials) => post("sign-in/email", input)
export const signOut = () => post("sign-out", {})
export const requestPasswordReset = (email: string) => post("request-password-reset", { email })
export const resetPassword = (token: string, newPassword: string) => post("reset-password", { token, newPassword })

async function post(path: string, body: object): Promise<void> {
  await send(`/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
}

/** The AppError of a failed call, or null when it went well; anything else is a fault of ours and is thrown on. */
export async function failureOf(call: Promise<void>): Promise<AppError | null> {
  try {
    await call
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}
