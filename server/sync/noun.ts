import type { Kysely } from "kysely"
import type { Language } from "#domain/language.ts"
import type { OperationArgs, OperationName } from "#domain/operations/operations.ts"
import type { Noun } from "#domain/operations/rows.ts"
import type { RowChange } from "#domain/operations/sync.ts"
import type { Tables } from "../database/tables.ts"

/** Whose operations they are; the language is that of a mail which one of them causes. */
export type Actor = { userId: string; userEmail: string; language: Language | undefined }

export type OperationContext = Actor & {
  /** The transaction, in which no other operation of this user runs. */
  db: Kysely<Tables>
  operationId: string
  /** When it was done, by the device's clock, and never later than now (ISO 8601, UTC). */
  at: string
  now: Date
  /** To be written on each row that it changes. */
  version: number
  afterCommit: (work: () => void) => void
}

/** Applies one kind of operation. Refuses it by throwing an AppError, before it has written anything. */
export type Handle<Name extends OperationName> = (context: OperationContext, args: OperationArgs[Name]) => Promise<void>
type Handlers = { [Name in OperationName]?: Handle<Name> }

/** What a noun gives to be synced. */
export type SyncedNoun = {
  noun: Noun
  handlers: Handlers
  /** What may be much to delete goes before the transaction, bit by bit. */
  prepare?: { [Name in OperationName]?: (actor: Actor, args: OperationArgs[Name]) => Promise<void> }
  /** Her rows that have changed after a version, deleted ones included; for null those that a device begins with. */
  read: (db: Kysely<Tables>, userId: string, since: number | null) => Promise<Omit<RowChange, "noun">[]>
}
