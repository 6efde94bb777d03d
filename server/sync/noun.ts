import type { Kysely } from "kysely"
import type { Language } from "#domain/language.ts"
import type { OperationArgs, OperationName } from "#domain/operations/operations.ts"
import type { Noun } from "#domain/operations/rows.ts"
import type { RowChange } from "#domain/operations/sync.ts"
import type { Tables } from "../database/tables.ts"
import type { Member } from "../team/members.ts"

/** The user of the operations; the language is for mails that they cause. */
export type Actor = {
  userId: string
  userEmail: string
  language: Language | undefined
  /** The session in which she does it herself, where it matters. */
  sessionId?: string
  /** The member of the team who does it to what is hers; undefined where she does it herself. */
  member?: Member
}

export type OperationContext = Actor & {
  /** The transaction; no other operation of this user runs concurrently. */
  db: Kysely<Tables>
  operationId: string
  /** When it was done by the device's clock, but not later than now (ISO 8601, UTC). */
  at: string
  now: Date
  /** The version to write on each changed row. */
  version: number
  afterCommit: (work: () => void) => void
}

/** Applies one kind of operation. Throws an AppError to refuse it, before anything is written. */
export type Handle<Name extends OperationName> = (context: OperationContext, args: OperationArgs[Name]) => Promise<void>
type Handlers = { [Name in OperationName]?: Handle<Name> }

/** In the order of changes: after this version, and at the same version after this key. */
export type Place = { version: number; key: string }

/** What a noun provides for sync. */
export type SyncedNoun = {
  noun: Noun
  handlers: Handlers
  /** Operations of other nouns that change its rows too. */
  alsoChangedBy?: readonly OperationName[]
  /** Work before the transaction, such as deleting large data in batches. */
  prepare?: { [Name in OperationName]?: (actor: Actor, args: OperationArgs[Name]) => Promise<void> }
  /** Of how many rows a read consists, each time that there are more; undefined where there are always few. */
  rowsAtOnce?: number
  /**
   * The user's rows changed after a version, including deleted ones; for null the initial rows of a device. Where there may be
   * many: the next ones after a place, in order.
   */
  read: (db: Kysely<Tables>, userId: string, since: number | null, after: Place) => Promise<Omit<RowChange, "noun">[]>
}
