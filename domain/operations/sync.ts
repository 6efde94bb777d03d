import * as z from "zod/mini"
import type { FieldErrors } from "../field-errors.ts"
import { operationsPerRequest } from "./operations.ts"
import type { Noun } from "./rows.ts"

/** How much one answer holds, in bytes of its changes as JSON. */
export const pageMaxBytes = 256 * 1024

/**
 * What a device sends, and with nothing to send what it asks: the user that it believes to be signed in, up to which
 * version it knows her rows (null: nothing yet), and where the page before ended.
 */
export const syncRequestSchema = z.strictObject({
  userId: z.string().check(z.maxLength(100)),
  since: z.nullable(z.int().check(z.minimum(0))),
  after: z.optional(z.string().check(z.maxLength(200))),
  /** Of the server whose version that is; another one begins with a restored backup. */
  epoch: z.optional(z.string().check(z.maxLength(60))),
  operations: z.array(z.looseObject({ id: z.uuid().check(z.toLowerCase()) })).check(z.maxLength(operationsPerRequest)),
})
export type SyncRequest = z.infer<typeof syncRequestSchema>

/** `deferred`: made by a later version than this server's, to be sent again once it is as new. */
export type OperationResult = { id: string } & (
  | { status: "applied" | "already" | "deferred" }
  | { status: "refused"; code: string; fields?: FieldErrors }
)

/** A row as it is now; null once it is deleted. */
export type RowChange = { noun: Noun; key: string; version: number; row: unknown }

export type SyncAnswer = {
  version: number
  epoch: string
  /** The server's clock (ISO 8601, UTC). */
  now: string
  results: OperationResult[]
  changes: RowChange[]
  /** These are all rows that a device begins with: it forgets what it had. */
  isWhole: boolean
  /** Where to go on: there are more changes than one answer holds. */
  next?: string
}
