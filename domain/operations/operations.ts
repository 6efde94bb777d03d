import * as z from "zod/mini"
import { answerRatingOperations } from "../chat/answer-ratings-noun.ts"
import { badgeOperations, checkInOperations, waterOperations, weightOperations } from "../days/days-noun.ts"
import { diaryOperations } from "../diary/diary-entries-noun.ts"
import type { FieldErrors } from "../field-errors.ts"
import { helperLinkOperations } from "../helping/helper-links-noun.ts"
import { journeyOperations } from "../journey/journeys-noun.ts"
import type { ChangedRows, Noun, OperationDefinition, Rows } from "../nouns/noun.ts"
import { emptiedWith, nounsOfPurpose, rowOf } from "../nouns/nouns.ts"
import { foodsOperations } from "../plan/foods-noun.ts"
import { ownItemOperations } from "../plan/own-items-noun.ts"
import { type ConsentPurpose, consentPurposes } from "../privacy/consent.ts"
import { consentOperations } from "../privacy/consents-noun.ts"
import { silenceOperations } from "../privacy/silence-noun.ts"
import { profileOperations } from "../profile/profile-noun.ts"
import { reminderOperations } from "../reminders/reminder-times-noun.ts"
import { conversationOperations } from "../team/conversation-noun.ts"
import { momentSchema } from "../timestamped.ts"
import { uuidSchema } from "../uuid.ts"
import { visitOperations } from "../visits/visits-noun.ts"

/** The version is raised by a change that older servers or devices cannot read, which also needs an upgrade step. */
export const operationsVersion = 16
export const operationsPerRequest = 100

const operations = {
  ...journeyOperations,
  ...checkInOperations,
  ...waterOperations,
  ...weightOperations,
  ...badgeOperations,
  ...diaryOperations,
  ...profileOperations,
  ...reminderOperations,
  ...foodsOperations,
  ...silenceOperations,
  ...ownItemOperations,
  ...visitOperations,
  ...helperLinkOperations,
  ...conversationOperations,
  ...answerRatingOperations,
  ...consentOperations,
  consentWithdrawn: { ...consentOperations.consentWithdrawn, changes: changedByWithdrawal() },
}

/** A withdrawal also empties rows of nouns without a purpose, and deletes messages that the team wrote first. */
function changedByWithdrawal(): Noun[] {
  return ["consents", "teamReplies", "teamConversation", ...consentPurposes.flatMap(emptiedWith)]
}

export type OperationName = keyof typeof operations
export type OperationArgs = { [Name in OperationName]: z.infer<(typeof operations)[Name]["args"]> }
export const operationNames = Object.keys(operations) as OperationName[]

/** The definition of an operation, by its name. */
export function definitionOf<Name extends OperationName>(name: Name): OperationDefinition<OperationArgs[Name]> {
  return operations[name] as unknown as OperationDefinition<OperationArgs[Name]>
}
/** The browser creates the id (UUIDv7); the server limits `at` by its own clock. */
export type Operation<Name extends OperationName = OperationName> = {
  [Each in Name]: { id: string; name: Each; args: OperationArgs[Each]; at: string; schemaVersion: number }
}[Name]

export const operationEnvelopeSchema = z.object({
  id: uuidSchema,
  name: z.string().check(z.maxLength(60)),
  args: z.unknown(),
  at: momentSchema,
  schemaVersion: z.int().check(z.minimum(1), z.maximum(1_000_000)),
})

export function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(operations, name)
}

/** Applies an operation on the device as the server will apply it later. Applying it twice changes nothing. */
export function fold(rows: Rows, { id, name, args, at }: Operation): Rows {
  const changed = withChanged(rows, definitionOf(name).apply(rows, args, { id, at }))
  return name === "consentWithdrawn" ? withoutPurpose(changed, args.purpose) : changed
}

function withChanged(rows: Rows, changes: ChangedRows): Rows {
  let next: { [In in Noun]: { [key: string]: unknown } } = rows
  for (const [noun, changed] of Object.entries(changes) as [Noun, { [key: string]: unknown }][]) {
    for (const [key, row] of Object.entries(changed)) {
      if (next[noun][key] === (row ?? undefined)) continue
      const { [key]: _before, ...others } = next[noun]
      next = { ...next, [noun]: row === null ? others : { ...next[noun], [key]: row } }
    }
  }
  return next as Rows
}

/** The rows that the server keeps when a consent is withdrawn. */
function withoutPurpose(rows: Rows, purpose: ConsentPurpose): Rows {
  const left: { [In in Noun]: { [key: string]: unknown } } = { ...rows }
  for (const noun of nounsOfPurpose[purpose]) left[noun] = {}
  for (const noun of emptiedWith(purpose)) {
    const leave = (row: unknown) => rowOf<Noun>(noun).emptied?.left(row as never)
    left[noun] = Object.fromEntries(Object.entries(left[noun]).map(([key, row]) => [key, leave(row)]))
  }
  return left as Rows
}

/** The largest size in bytes, as JSON, of the changes in one page of a sync answer. */
export const pageMaxBytes = 256 * 1024

/**
 * `userId` is the user whom the device believes to be signed in. `since` is the version up to which it knows her rows,
 * or null if it knows none.
 */
export const syncRequestSchema = z.strictObject({
  userId: z.string().check(z.maxLength(100)),
  since: z.nullable(z.int().check(z.minimum(0))),
  after: z.optional(z.string().check(z.maxLength(200))),
  /** Identifies the history of the server's versions; a restored backup begins a new one. */
  epoch: z.optional(z.string().check(z.maxLength(60))),
  operations: z.array(z.looseObject({ id: uuidSchema })).check(z.maxLength(operationsPerRequest)),
})
export type SyncRequest = z.infer<typeof syncRequestSchema>

/** `since` is missing if the device knows nothing yet. */
export const syncQuerySchema = z.strictObject({
  ...z.omit(syncRequestSchema, { operations: true, since: true }).shape,
  since: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
})

/** The query string of a request without operations. */
export function syncQuery({ userId, since, after, epoch }: Omit<SyncRequest, "operations">) {
  return { userId, ...(since !== null && { since: String(since) }), ...(after && { after }), ...(epoch && { epoch }) }
}

/** "deferred" means that a newer release made the operation, which must be sent again after the server is upgraded. */
export type OperationResult = { id: string } & (
  | { status: "applied" | "already" | "deferred" }
  | { status: "refused"; code: string; fields?: FieldErrors }
)

/** `row` is null if it was deleted. */
export type RowChange = { noun: Noun; key: string; version: number; row: unknown }

export type SyncAnswer = {
  version: number
  epoch: string
  /** The server's time (ISO 8601, UTC). */
  now: string
  results: OperationResult[]
  changes: RowChange[]
  /** True if the answer replaces everything that the device has. */
  isWhole: boolean
  next?: string
}
