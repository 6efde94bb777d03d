import type { Kysely } from "kysely"
import type { Language } from "#domain/language.ts"
import type { Changed, ChangedRows, Known, Noun, Reads, RowOf } from "#domain/nouns/noun.ts"
import type { OperationArgs, OperationName, RowChange } from "#domain/operations/operations.ts"
import type { Tables } from "../database/tables.ts"
import type { Right } from "../right.ts"
import type { Member } from "../team/members.ts"

export type Actor = {
  userId: string
  userEmail: string
  language: Language | undefined
  sessionId?: string
  member?: Member
  /** Undefined for the server's own work. */
  right?: Right
}

export type OperationContext = Actor & {
  /** A transaction; the user's other operations wait for it. */
  db: Kysely<Tables>
  operationId: string
  /** When the user did it, by the device's clock, at most the server's now (ISO 8601, UTC). */
  at: string
  /** The server's clock, or just after what it follows. */
  now: Date
  receivedAt: Date
  version: number
  afterCommit: (work: () => void) => void
  /** The same for all operations that are applied in one go. */
  batch: object
}

/** Null is deleted, undefined never existed. */
export type Change<Row> = { key: string; before: Row | null | undefined; row: Row | null; args: unknown }

export type Place = { version: number; key: string }

type ByOperation<Rest extends unknown[], Result> = {
  [Name in OperationName]?: (context: OperationContext, args: OperationArgs[Name], ...rest: Rest) => Promise<Result>
}

/** What only the server can check of a noun, or has to do about it. */
export type NounChecks<In extends Noun = Noun> = {
  /** Throws an AppError before anything is written. */
  check?: (context: OperationContext, change: Change<RowOf<In>>) => Promise<void> | void
  /** May throw an AppError, or return the moment. */
  admit?: ByOperation<[], Date | undefined>
  afterwards?: ByOperation<[changed: ChangedRows], void>
  /** Runs before the transaction, such as deletion in batches. */
  prepare?: { [Name in OperationName]?: (actor: Actor, args: OperationArgs[Name]) => Promise<void> }
}

type Store<In extends Noun> = {
  load: (db: Kysely<Tables>, userId: string, reads: Reads) => Promise<Known<RowOf<In>>>
  store: (context: OperationContext, change: Change<RowOf<In>>) => Promise<void>
  rowsAtOnce?: number
  /** For null, a device's initial rows. Paged nouns continue after a place. Left out where a pull reads the table of rows. */
  read?: (db: Kysely<Tables>, userId: string, since: number | null, after: Place) => Promise<Omit<RowChange, "noun">[]>
}

/** A noun with a store of its own, or one whose rows are in the table of rows; domain/nouns describes its operations. */
export type SyncedNoun<In extends Noun = Noun> = { noun: In } & NounChecks<In> & Store<In>

export type AnyNoun = Omit<SyncedNoun, "load" | "check" | "store"> & {
  load: (db: Kysely<Tables>, userId: string, reads: Reads) => Promise<Known<unknown>>
  check?: (context: OperationContext, change: Change<never>) => Promise<void> | void
  store: (context: OperationContext, change: Change<never>) => Promise<void>
}

/** Pairs each changed row with the one before it. */
export function changesOf<Row>(changed: Changed<Row>, before: Known<Row>, args: unknown): Change<Row>[] {
  return Object.entries(changed).map(([key, row]) => ({ key, row, before: before[key], args }))
}
