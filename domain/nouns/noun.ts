import * as z from "zod/mini"
import type { ConsentPurpose } from "../privacy/consent.ts"
import type { DataKind } from "../privacy/data-kinds.ts"
import type { retention } from "../privacy/retention.ts"
import { mergeFields, type Timestamped } from "../timestamped.ts"

export const ownKey = "own"

export type AtHome = { [food: string]: boolean }

/** All rows by noun and key; each noun's own file adds its type. */
// biome-ignore lint/suspicious/noEmptyInterface: each noun's file adds its rows.
export interface Rows {}
export type Noun = keyof Rows

/** The operation that makes a change, and its time (ISO 8601, UTC). */
export type Moment = {
  id: string
  /** The time by the device's clock; on the server it is not later than `now`. */
  at: string
  /** The time by the server's clock; undefined on a device. */
  now?: string
  /** The team member who made the change; undefined if the user did. */
  memberName?: string
}

export type RowOf<In extends Noun> = NonNullable<Rows[In][keyof Rows[In]]>
/** Rows by key. Null means deleted, which devices do not remember. */
export type Known<Row> = { readonly [key: string]: Row | null | undefined }
export type KnownRows<In extends Noun = Noun> = { readonly [Each in In]: Known<RowOf<Each>> }
/** Changed rows by key; null deletes one. Unchanged rows are left out. */
export type Changed<Row> = { [key: string]: Row | null }
/** Changes of a noun whose rows cannot be deleted. */
export type Written<Row> = { [key: string]: Row }
export type ChangedRows<In extends Noun = Noun> = { [Each in In]?: Changed<RowOf<Each>> }

/** The rows that an operation reads, by key or by a query that device and server can both answer. */
export type Reads = {
  keys?: readonly string[]
  /** Also reads the copies of the row with this key (`RowDescription.copyOf`). */
  copiesOf?: string
  /** Also reads the last row in the noun's own order. */
  newest?: true
}

export type OperationDefinition<Args = unknown, In extends Noun = Noun> = {
  args: z.ZodMiniType<Args>
  /** The purpose that the user must have consented to; undefined if the operation needs no consent. */
  purpose: ConsentPurpose | undefined
  /**
   * True if an access token may send the operation. That holds for daily notes, but not for what others see or only the
   * user may decide.
   */
  byToken: boolean
  changes: readonly In[]
  reads: (args: Args) => { [Each in In]: Reads }
  /** The only implementation, used by devices and server alike; it must be idempotent. */
  apply: (rows: KnownRows<In>, args: Args, moment: Moment) => ChangedRows<In>
}

/**
 * How a noun's rows are stored: as JSON in one table, by noun and key. A row that the schema rejects is reported and
 * left alone, so the schema checks shapes and not limits that may change. It must keep fields that it does not know.
 */
export type RowDescription<Row> = RowParts<Row> & Bounds & Order<Row>

type RowParts<Row> = {
  schema: z.ZodMiniType<Row>
  /** Returns the key of the row that this one is a copy of, by which `Reads.copiesOf` finds it. */
  copyOf?: (row: Row) => string | undefined
  /** Rows may hold thousands of characters each, so they are read a few at a time, the newest first. */
  hasLongTexts?: true
  /**
   * How long the empty row of a deleted one is kept, so that no late operation creates it again. Without this field no
   * operation can delete a row.
   */
  deletedFor?: keyof typeof retention & `${string}Months`
  /** What remains of a row when a consent other than the noun's own is withdrawn. */
  emptied?: { with: ConsentPurpose; left: (row: Row) => Row }
  /** What the export contains of a row, under the noun's name; null leaves it out. */
  exported: (row: Row, stored: { key: string; version: number }) => object | null
}

/** A row that is too long, or one row too many, is refused as too big, naming this argument. */
type Limits = { length?: number; rows?: number; argument: string }

/**
 * What keeps one account from filling the server: limits of the noun itself, or "checks" if the server's own checks
 * count rows. A noun with at most one row per user, under `ownKey`, may use "arguments" if its operations' arguments
 * bound the row.
 */
type Bounds =
  | { isOne: true; limits: Limits | "arguments" }
  | { isOne?: never; limits: (Limits & { rows: number }) | "checks" }

/** The order of a noun's rows, such as by date, and how many of the last ones a new device receives; all if missing. */
type Order<Row> = { sortOf: (key: string, row: Row) => string; newest?: number } | { sortOf?: never; newest?: never }

/** The maximum length of a row as JSON, in characters. A row that names every food of the library is shorter. */
export const rowMaxLength = 16_000

export type NounDescription<Row = unknown> = {
  /** The kind of data that the privacy policy lists the noun under. */
  kind: DataKind
  /** The consent that its operations need unless they say otherwise. */
  purpose?: ConsentPurpose
  /** The consent whose withdrawal deletes its rows; `purpose` if missing. */
  deletedWith?: ConsentPurpose
  byToken: boolean
  /** Missing if the server stores the noun in tables of its own. */
  row?: RowDescription<Row>
}

/**
 * The changes that an operation may make to a noun's rows: it can delete only with `deletedFor` or if the noun has
 * tables of its own.
 */
type Changes<Row, Described> = Described extends { row: { deletedFor: string } }
  ? Changed<Row>
  : Described extends { row: object }
    ? Written<Row>
    : Changed<Row>

type OperationBasics<Args extends z.ZodMiniType> = {
  args: Args
  purpose?: ConsentPurpose | undefined
  byToken?: boolean
}

/** Describes a noun and creates its operations. */
export function noun<Own extends Noun, const Described extends NounDescription<RowOf<Own>>>(
  own: Own,
  description: Described,
) {
  const { purpose, byToken } = description
  const defaults = { purpose, byToken }
  return {
    description,
    operation<Args extends z.ZodMiniType>({
      reads,
      apply,
      ...written
    }: OperationBasics<Args> & {
      reads: (args: z.infer<Args>) => Reads
      apply: (rows: Known<RowOf<Own>>, args: z.infer<Args>, moment: Moment) => Changes<RowOf<Own>, Described>
    }): OperationDefinition<z.infer<Args>, Own> {
      return {
        ...defaults,
        ...written,
        changes: [own],
        reads: (args) => ({ [own]: reads(args) }) as { [Each in Own]: Reads },
        apply: (rows, args, moment) => ({ [own]: apply(rows[own], args, moment) }) as unknown as ChangedRows<Own>,
      } as OperationDefinition<z.infer<Args>, Own>
    },
    across<Also extends Noun, Args extends z.ZodMiniType>(
      also: readonly Also[],
      written: OperationBasics<Args> &
        Pick<OperationDefinition<z.infer<Args>, Own | Also>, "apply"> & {
          reads: (args: z.infer<Args>) => { [Each in Own | Also]: Reads }
        },
    ): OperationDefinition<z.infer<Args>, Own | Also> {
      return { ...defaults, ...written, changes: [own, ...also] } as OperationDefinition<z.infer<Args>, Own | Also>
    },
  }
}

/** The rows that are not deleted. */
export function present<Row>(rows: Known<Row>): Row[] {
  return Object.values(rows).filter((row) => row != null)
}

/** The reads of an operation on a noun with one row per user. */
export const readsOwn = (): Reads => ({ keys: [ownKey] })

/** Merges fields into the user's only row of a noun; for each field the later change wins. */
export function mergedOwn<Values extends object>(
  rows: Known<Timestamped<Values>>,
  fields: Partial<Values>,
  { at, now }: Moment,
): Written<Timestamped<Values>> {
  return { [ownKey]: mergeFields<Values>(rows[ownKey], fields, at, now) }
}

export const atLeastOne = z.refine((fields) => Object.keys(fields as object).length > 0)
