import * as z from "zod/mini"
import type { FieldErrors } from "../field-errors.ts"
import { uuidSchema } from "../uuid.ts"
import { operationsPerRequest } from "./operations.ts"
import type { Noun } from "./rows.ts"

/** Its changes, as JSON. */
export const pageMaxBytes = 256 * 1024

/**
 * `userId`: whom the device believes to be signed in; `since`: the version up to which it knows her rows (null: none).
 */
export const syncRequestSchema = z.strictObject({
  userId: z.string().check(z.maxLength(100)),
  since: z.nullable(z.int().check(z.minimum(0))),
  after: z.optional(z.string().check(z.maxLength(200))),
  /** A restored backup begins a new one. */
  epoch: z.optional(z.string().check(z.maxLength(60))),
  operations: z.array(z.looseObject({ id: uuidSchema })).check(z.maxLength(operationsPerRequest)),
})
export type SyncRequest = z.infer<typeof syncRequestSchema>

/** No `since` where the device knows nothing yet. */
export const syncQuerySchema = z.strictObject({
  ...z.omit(syncRequestSchema, { operations: true, since: true }).shape,
  since: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
})

/** The query for a request without operations. */
export function syncQuery({ userId, since, after, epoch }: Omit<SyncRequest, "operations">) {
  return { userId, ...(since !== null && { since: String(since) }), ...(after && { after }), ...(epoch && { epoch }) }
}

/** `deferred`: by a newer release, to be sent again once the server is upgraded. */
export type OperationResult = { id: string } & (
  | { status: "applied" | "already" | "deferred" }
  | { status: "refused"; code: string; fields?: FieldErrors }
)

/** Null once it is deleted. */
export type RowChange = { noun: Noun; key: string; version: number; row: unknown }

export type SyncAnswer = {
  version: number
  epoch: string
  /** The server's clock (ISO 8601, UTC). */
  now: string
  results: OperationResult[]
  changes: RowChange[]
  /** The device discards what it had. */
  isWhole: boolean
  next?: string
}
