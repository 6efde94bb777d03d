import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser"
import { AppError, send } from "#app/send.ts"
import type { Auth } from "#server/auth.ts"

type ServerSession = Auth["$Infer"]["Session"]
/** What this device stores of the session: the user and its end. The session itself is a cookie that no script can read. */
export type User = Pick<ServerSession["user"], "id" | "name"> & { hasCompletedOnboarding: boolean }
export type Session = { expiresAt: string }
export type SignedIn = { user: User; session: Session }

/** A page from the back/forward cache shows nothing until the answer comes. */
const answerMs = 10_000

export async function readSession(): Promise<SignedIn | null> {
  const response = await send("/api/auth/get-session", { cache: "no-store", signal: AbortSignal.timeout(answerMs) })
  const answer = (await response.json()) as ServerSession | null
  if (!answer) return null
  const { id, name, onboardedAt } = answer.user
  const user = { id, name, hasCompletedOnboarding: Boolean(onboardedAt) }
  return { user, session: { expiresAt: String(answer.session.expiresAt) } }
}

export type SignUp = { name: string; email: string; password: string }
export type Credentials = { email: string; password: string }

export const signUp = (input: SignUp) => post("sign-up/email", input)
/** Whether the second step is still missing, so that there is no session yet. */
type Opening = { needsSecondStep?: boolean }
export const signIn = (input: Credentials) => post<Opening>("sign-in/email", input)
export const passSecondStep = (code: string) => post("sign-in/second-step", { code })
/** What became of the provider's answer; `email` is that of a newcomer, who has no account yet. */
type Arrival = { outcome: "signed-in" | "second-step" | "newcomer" | "linked" | "proved"; email?: string }
/** The address at the clinic's provider where she signs in. */
export const startProvider = () => post<{ url: string }>("provider/start", {})
/** Signs in by the query with which the provider has sent her back. */
export const finishProvider = (query: string) => post<Arrival>("provider/finish", { query })
export const signUpByProvider = () => post<Arrival>("provider/sign-up", {})
export const askPasskeyChallenge = () => post<PublicKeyCredentialRequestOptionsJSON>("sign-in/passkey/begin", {})
export const answerPasskeyChallenge = (response: object) => post("sign-in/passkey", { response })
export const signOut = () => post("sign-out", {})
export const requestPasswordReset = (email: string) => post("request-password-reset", { email })
export const requestSignInLink = (email: string) => post("sign-in/link", { email })
/** Resolves to whether the link has removed the password, which somebody had set before the address was confirmed. */
export const openSignInLink = (token: string) =>
  post<Opening & { passwordEnded: boolean }>("sign-in/link/open", { token })
export const resetPassword = (token: string, newPassword: string) => post("reset-password", { token, newPassword })

async function post<Answer = unknown>(path: string, body: object): Promise<Answer> {
  const response = await send(`/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  return response.json()
}

type Result<Answer> = { answer: Answer; error: null } | { answer: null; error: AppError }

/** The answer of a call, or its AppError; any other error is a bug and is rethrown. */
export async function resultOf<Answer>(call: Promise<Answer>): Promise<Result<Answer>> {
  try {
    return { answer: await call, error: null }
  } catch (error) {
    if (error instanceof AppError) return { answer: null, error }
    throw error
  }
}

/** The AppError of a failed call, or null; any other error is a bug and is rethrown. */
export async function failureOf(call: Promise<unknown>): Promise<AppError | null> {
  return (await resultOf(call)).error
}
