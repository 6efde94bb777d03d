import type { Kysely } from "kysely"
import type { Language } from "#domain/language.ts"
import type { Changed, ChangedRows, Known, Reads, RowOf } from "#domain/nouns/noun.ts"
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
  /** When it counts as done: the server's clock, or just after what it follows. */
  now: Date
  /** The server's clock. */
  receivedAt: Date
  /** The version to write on each changed row. */
  version: number
  afterCommit: (work: () => void) => void
}

/** A row as an operation changes it: null is deleted, undefined was never there. `args` are the operation's. */
export type Change<Row> = { key: string; before: Row | null | undefined; row: Row | null; args: unknown }

/** In the order of changes: after this version, and at the same version after this key. */
export type Place = { version: number; key: string }

type ByOperation<Rest extends unknown[], Result> = {
  [Name in OperationName]?: (context: OperationContext, args: OperationArgs[Name], ...rest: Rest) => Promise<Result>
}

/** What a noun provides for sync: its SQL, and what only the server knows. Its operations are described in domain/nouns. */
export type SyncedNoun<In extends Noun = Noun> = {
  noun: In
  /** The rows that an operation reads, deleted ones as null. */
  load: (db: Kysely<Tables>, userId: string, reads: Reads) => Promise<Known<RowOf<In>>>
  /** Throws an AppError for a row that must not be, before anything is written. */
  check?: (context: OperationContext, change: Change<RowOf<In>>) => Promise<void> | void
  store: (context: OperationContext, change: Change<RowOf<In>>) => Promise<void>
  /** Throws an AppError to refuse an operation. May tell the moment to date it, where that is not now. */
  admit?: ByOperation<[], Date | undefined>
  /** What else an operation does, once its rows are stored. */
  afterwards?: ByOperation<[changed: ChangedRows], void>
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

/** A noun among others: each knows its own rows only. */
export type AnyNoun = Omit<SyncedNoun, "load" | "check" | "store"> & {
  load: (db: Kysely<Tables>, userId: string, reads: Reads) => Promise<Known<unknown>>
  check?: (context: OperationContext, change: Change<never>) => Promise<void> | void
  store: (context: OperationContext, change: Change<never>) => Promise<void>
}

/** The changes of one noun, each with what was there. */
export function changesOf<Row>(changed: Changed<Row>, before: Known<Row>, args: unknown): Change<Row>[] {
  return Object.entries(changed).map(([key, row]) => ({ key, row, before: before[key], args }))
}
