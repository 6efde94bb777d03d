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

/**
 * The statuses for a timeout, a request that is too early, and too many requests. A proxy sends them to everybody
 * behind one network address, so they count as temporary.
 */
const transientStatuses = [408, 425, 429]

export function isTransient(error: unknown): boolean {
  return isUnavailable(error) || (error instanceof AppError && transientStatuses.includes(error.status))
}

/** Treats NOT_FOUND as success, because what is gone counts as removed. Throws an AppError. */
export async function removed(request: Promise<unknown>): Promise<void> {
  try {
    await request
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "NOT_FOUND") throw error
  }
}

/** True if the last answer came from something in front of the server, such as a sign-in page or the network itself. */
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

/**
 * After this time a request counts as failed. Some gateways pass an answer on a byte at a time, or never, and a screen
 * or button would stay pending for ever.
 */
const answerMs = 60_000

/** Throws an AppError: UNREACHABLE without a complete response, INTERCEPTED if the response is not the server's. */
export async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  // Following a redirect would hide who answers, and caching could keep a page that somebody else sent.
  const signal = AbortSignal.timeout(answerMs)
  const response = await fetch(input, { cache: "no-store", redirect: "manual", signal, ...init }).catch(unreachable)
  const isOfServer = isFromServer(response, "/api/")
  if (isOfServer && response.ok) {
    // The body is read here, because a response that breaks off or is not valid JSON is no answer, even if the caller
    // never reads it.
    const told: unknown = await response.clone().arrayBuffer().then(jsonIn).catch(unreachable)
    if (!isTold(told, (init?.method ?? "GET") === "GET")) intercepted()
    setIntercepted(false)
    // The body is parsed only once, because the first answer of a sync is large.
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

/** Throws if a gateway has changed the encoding, because her words would be stored, and saved again, with letters missing. */
function jsonIn(bytes: ArrayBuffer): unknown {
  return JSON.parse(new TextDecoder(undefined, { fatal: true }).decode(bytes))
}

type Answered<Answer> = { json: () => Promise<Answer> }

/**
 * Returns the body of an answer if it has `fields`, because a gateway's JSON may contain anything. Throws an AppError.
 */
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

/**
 * True if a proxy sends the status because its server is down or overloaded. 511 is left out, because it means a
 * network that requires signing in.
 */
function isOverloaded(status: number): boolean {
  return transientStatuses.includes(status) || (status >= 500 && status !== 511)
}

function unreachable(): never {
  throw new AppError("UNREACHABLE")
}
