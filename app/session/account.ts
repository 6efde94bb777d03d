import { AppError, send } from "#app/send.ts"
import type { Auth } from "#server/auth.ts"
import { type NoSession, noSessionIn } from "./no-session.ts"

type ServerSession = Auth["$Infer"]["Session"]
/** What scripts know about the session, which itself is a cookie that they cannot read. */
export type User = Pick<ServerSession["user"], "id" | "name"> & {
  hasCompletedOnboarding: boolean
  /** Missing if an older release stored this record. */
  termsVersion?: number | null
}
export type Session = { expiresAt: string }
export type SignedIn = { user: User; session: Session }
type Answer = SignedIn & {
  /** The language that she chose at the sign-up, or that was set by whoever made the account for her. */
  language: string | null
}

/** A page restored from the back-forward cache shows nothing until the server has answered. */
const answerMs = 10_000

/** Throws if the server has not said whether there is a session. */
export async function readSession(): Promise<Answer | NoSession> {
  const { answer, error } = await resultOf(askForSession())
  const none = noSessionIn(error)
  if (none) return none
  if (error) throw error
  // Visitors have no session, for which the server answers null.
  if (answer === null) return "unknown"
  if (!answer.user?.id || !answer.session) throw new AppError("INTERCEPTED")
  const { id, name, onboardedAt, termsVersion = null, language = null } = answer.user
  const user = { id, name, hasCompletedOnboarding: Boolean(onboardedAt), termsVersion }
  return { user, session: { expiresAt: String(answer.session.expiresAt) }, language }
}

async function askForSession(): Promise<ServerSession | null> {
  const response = await send("/api/auth/get-session", { cache: "no-store", signal: AbortSignal.timeout(answerMs) })
  return response.json()
}

export type SignUp = { name: string; email: string; password: string; invitation?: string | undefined }
export type Credentials = { email: string; password: string }

/** `needsConfirmation` is true if the link in the mail must confirm the e-mail address first. */
export const signUp = (input: SignUp) => post<{ needsConfirmation?: boolean }>("sign-up/email", input)
/** `needsSecondStep` is true if a second step is required, in which case there is no session yet. */
export type Opening = { needsSecondStep?: boolean }
export const signIn = (input: Credentials) => post<Opening>("sign-in/email", input)
export const signOut = () => post("sign-out", {})

/** Throws an AppError. */
export async function post<Answer = unknown>(path: string, body: object): Promise<Answer> {
  const response = await send(`/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  return response.json()
}

type Result<Answer> = { answer: Answer; error: null } | { answer: null; error: AppError }

/** Turns a rejected AppError into a value; any other error is a bug and rethrown. */
export async function resultOf<Answer>(call: Promise<Answer>): Promise<Result<Answer>> {
  try {
    return { answer: await call, error: null }
  } catch (error) {
    if (error instanceof AppError) return { answer: null, error }
    throw error
  }
}

export async function failureOf(call: Promise<unknown>): Promise<AppError | null> {
  return (await resultOf(call)).error
}
