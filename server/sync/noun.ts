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
  /** Set for a scheduled reply of the team that the server sends at its time. */
  isScheduled?: boolean
  /**
   * The session, access token, helper link or membership of the team by which the operations are sent; undefined for
   * the server's own work.
   */
  right?: Right
}

export type OperationContext = Actor & {
  /** A transaction that has locked the user, so that her other operations wait for it. */
  db: Kysely<Tables>
  operationId: string
  /** When the user acted, by the device's clock but not after the server's time (ISO 8601, UTC). */
  at: string
  /** The server's time, or a later one if the change must come after another. */
  now: Date
  receivedAt: Date
  version: number
  afterCommit: (work: () => void) => void
  /** An object shared by all operations of one transaction, by which each limit is counted only once for them. */
  batch: object
}

/** A change of a row. Null means deleted, undefined means that the row never existed. */
export type Change<Row> = { key: string; before: Row | null | undefined; row: Row | null; args: unknown }

export type Place = { version: number; key: string }

type ByOperation<Rest extends unknown[], Result> = {
  [Name in OperationName]?: (context: OperationContext, args: OperationArgs[Name], ...rest: Rest) => Promise<Result>
}

/** What only the server can check about a noun's changes, or must do because of them. */
export type NounChecks<In extends Noun = Noun> = {
  /** Throws an AppError to refuse a change before anything is written. */
  check?: (context: OperationContext, change: Change<RowOf<In>>) => Promise<void> | void
  /** May throw an AppError to refuse an operation, or return the time at which it counts as made. */
  admit?: ByOperation<[], Date | undefined>
  afterwards?: ByOperation<[changed: ChangedRows], void>
  /** Runs before the transaction, for example to delete many rows in batches. */
  prepare?: { [Name in OperationName]?: (actor: Actor, args: OperationArgs[Name]) => Promise<void> }
}

type Store<In extends Noun> = {
  load: (db: Kysely<Tables>, userId: string, reads: Reads) => Promise<Known<RowOf<In>>>
  store: (context: OperationContext, change: Change<RowOf<In>>) => Promise<void>
  rowsAtOnce?: number
  /**
   * Reads the changed rows for a pull; the initial rows of a new device if `since` is null. A noun that is read in
   * pages continues after `after`, the place at which a page ended. Nouns in the table `rows` leave this out.
   */
  read?: (db: Kysely<Tables>, userId: string, since: number | null, after: Place) => Promise<Omit<RowChange, "noun">[]>
}

/** A noun whose rows lie in a store of its own or in the table `rows`. domain/nouns describes its operations. */
export type SyncedNoun<In extends Noun = Noun> = { noun: In } & NounChecks<In> & Store<In>

export type AnyNoun = Omit<SyncedNoun, "load" | "check" | "store"> & {
  load: (db: Kysely<Tables>, userId: string, reads: Reads) => Promise<Known<unknown>>
  check?: (context: OperationContext, change: Change<never>) => Promise<void> | void
  store: (context: OperationContext, change: Change<never>) => Promise<void>
}

/** Pairs each changed row with the row as it was before. */
export function changesOf<Row>(changed: Changed<Row>, before: Known<Row>, args: unknown): Change<Row>[] {
  return Object.entries(changed).map(([key, row]) => ({ key, row, before: before[key], args }))
}
