import type { FieldErrors } from "#domain/field-errors.ts"
import { codeIn, isFromServer, isTold } from "./server-answer.ts"

export class AppError extends Error {
  readonly code: string
  readonly status: number
  readonly fields: FieldErrors
  constructor(code: string, status = 0, fields: FieldErrors = {}) {
    super(code)
    this.code = code
    this.status = status
    this.fields = fields
  }
}

export function isUnavailable(error: unknown): boolean {
  return !(error instanceof AppError) || error.status === 0 || error.status >= 500
}

/** Timeout, too early, rate-limited: a proxy answers so to everybody behind one address. */
const transientStatuses = [408, 425, 429]

export function isTransient(error: unknown): boolean {
  return isUnavailable(error) || (error instanceof AppError && transientStatuses.includes(error.status))
}

/** What is gone already counts as removed. Throws an AppError. */
export async function removed(request: Promise<unknown>): Promise<void> {
  try {
    await request
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "NOT_FOUND") throw error
  }
}

/** A sign-in in front of the site, or the network's own page, has answered last in the server's place. */
let isIntercepted = false
const listeners = new Set<() => void>()

export const interception = {
  read: () => isIntercepted,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function setIntercepted(next: boolean) {
  if (next === isIntercepted) return
  isIntercepted = next
  for (const listener of listeners) listener()
}

/** Throws an AppError: UNREACHABLE without a whole response, INTERCEPTED for one that is not the server's. */
export async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  // A redirect would hide who answers, and the browser could keep a page that came in the server's place.
  const response = await fetch(input, { cache: "no-store", redirect: "manual", ...init }).catch(unreachable)
  const isOfServer = isFromServer(response, "/api/")
  if (isOfServer && response.ok) {
    // Read whole at once: what breaks off, or is not what its type says, is no answer, whether or not the caller reads it.
    const told: unknown = await response.clone().json().catch(unreachable)
    if (!isTold(told, (init?.method ?? "GET") === "GET")) intercepted()
    setIntercepted(false)
    // A device's first answer of sync is large: it is parsed once.
    return Object.assign(response, { json: async () => told })
  }
  const body = isOfServer ? await response.json().catch(() => null) : null
  const code = codeIn(body)
  if (code) {
    setIntercepted(false)
    throw new AppError(code, response.status, body.fields)
  }
  if (isOverloaded(response.status)) throw new AppError("SERVICE_UNAVAILABLE", response.status)
  return intercepted()
}

type Answered<Answer> = { json: () => Promise<Answer> }

/** Returns what is told, where it has these fields: a gateway's JSON may say anything. Throws an AppError. */
export async function told<Answer extends object>(
  answer: Answered<Answer>,
  ...fields: (keyof Answer & string)[]
): Promise<Answer> {
  const body = await answer.json()
  return fields.every((field) => Object.hasOwn(Object(body), field)) ? body : intercepted()
}

function intercepted(): never {
  setIntercepted(true)
  throw new AppError("INTERCEPTED")
}

/** A proxy of ours without a server behind it. 511 is a network that asks to be signed in to. */
function isOverloaded(status: number): boolean {
  return transientStatuses.includes(status) || (status >= 500 && status !== 511)
}

function unreachable(): never {
  throw new AppError("UNREACHABLE")
}
