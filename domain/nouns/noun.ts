import * as z from "zod/mini"
import type { ConsentPurpose } from "../privacy/consent.ts"
import type { DataKind } from "../privacy/data-kinds.ts"
import type { retention } from "../privacy/retention.ts"
import { mergeFields, type Timestamped } from "../timestamped.ts"

export const ownKey = "own"

export type AtHome = { [food: string]: boolean }

/** Its rows by key, which each noun says where it is described. */
// biome-ignore lint/suspicious/noEmptyInterface: each noun's file adds its rows.
export interface Rows {}
export type Noun = keyof Rows

/** Which operation makes a change, and when (ISO 8601, UTC). */
export type Moment = {
  id: string
  /** The moment by the device's clock; on the server not later than `now`. */
  at: string
  /** The server's clock; undefined on a device. */
  now?: string
  /** Undefined where she does it herself. */
  memberName?: string
}

export type RowOf<In extends Noun> = NonNullable<Rows[In][keyof Rows[In]]>
/** Null: deleted, which a device does not remember. */
export type Known<Row> = { readonly [key: string]: Row | null | undefined }
export type KnownRows<In extends Noun = Noun> = { readonly [Each in In]: Known<RowOf<Each>> }
/** Null deletes. Unchanged rows are left out. */
export type Changed<Row> = { [key: string]: Row | null }
/** Of a noun whose rows are not deleted. */
export type Written<Row> = { [key: string]: Row }
export type ChangedRows<In extends Noun = Noun> = { [Each in In]?: Changed<RowOf<Each>> }

/** The rows that an operation reads, by key or by a query that device and server both know. */
export type Reads = {
  keys?: readonly string[]
  /** Copies of the row with this key (`RowDescription.copyOf`). */
  copiesOf?: string
  /** The last by the noun's own order. */
  newest?: true
}

export type OperationDefinition<Args = unknown, In extends Noun = Noun> = {
  args: z.ZodMiniType<Args>
  /** The purpose that she must have agreed to; undefined where the operation needs no consent. */
  purpose: ConsentPurpose | undefined
  /** Whether an access token may send it: her days' notes, not what others see or only she decides. */
  byToken: boolean
  changes: readonly In[]
  reads: (args: Args) => { [Each in In]: Reads }
  /** The only implementation, on devices and the server; idempotent. */
  apply: (rows: KnownRows<In>, args: Args, moment: Moment) => ChangedRows<In>
}

/**
 * How a noun's rows are stored: as JSON in the one table of rows, by noun and key. A row that the schema does not accept is
 * reported and left alone, so it checks shapes and no limits that may change; fields that it does not know must stay.
 */
export type RowDescription<Row> = RowParts<Row> & Bounds & Order<Row>

type RowParts<Row> = {
  schema: z.ZodMiniType<Row>
  /** The key of the row that it is a copy of, by which `Reads.copiesOf` finds it. */
  copyOf?: (row: Row) => string | undefined
  /** Each may hold thousands of characters, so that all are read by few at a time, the newest first. */
  hasLongTexts?: true
  /**
   * How long the empty row of a deleted one stays, so that none arrives later. Where it is left out, no operation can
   * delete a row.
   */
  deletedFor?: keyof typeof retention & `${string}Months`
  /** What is left of a row of it when the consent to a purpose is withdrawn that is not the noun's own. */
  emptied?: { with: ConsentPurpose; left: (row: Row) => Row }
  /** What the export says of a row, under the noun's name; null is left out. */
  exported: (row: Row, stored: { key: string; version: number }) => object | null
}

/** A larger row, or one more, is refused as too big, by this argument's name. */
type Limits = { length?: number; rows?: number; argument: string }

/**
 * What keeps one account from filling the server: limits of its own; "checks": the server's own checks count; "arguments", of a
 * noun of which a user has at most one row, under `ownKey`: those of its operations bound it.
 */
type Bounds =
  | { isOne: true; limits: Limits | "arguments" }
  | { isOne?: never; limits: (Limits & { rows: number }) | "checks" }

/** The order of its rows, such as a date, and how many a device has at first, the last of them; all if left out. */
type Order<Row> = { sortOf: (key: string, row: Row) => string; newest?: number } | { sortOf?: never; newest?: never }

/** As JSON: more than what all foods of the library take. */
export const rowMaxLength = 16_000

export type NounDescription<Row = unknown> = {
  /** The kind of data under which the privacy policy tells of it. */
  kind: DataKind
  /** The consent that its operations need, unless they say otherwise. */
  purpose?: ConsentPurpose
  /** The consent with whose withdrawal its rows are deleted: `purpose` if left out. */
  deletedWith?: ConsentPurpose
  byToken: boolean
  /** Left out where the server has a store of its own for it. */
  row?: RowDescription<Row>
}

/** What an operation may make of a noun's rows: only with `deletedFor`, or a store of its own, may it delete one. */
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

/** Describes a noun and makes its operations. */
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

/** For a noun of which she has one row. */
export const readsOwn = (): Reads => ({ keys: [ownKey] })

/** Her one row with these fields, each of the later change. */
export function mergedOwn<Values extends object>(
  rows: Known<Timestamped<Values>>,
  fields: Partial<Values>,
  { at, now }: Moment,
): Written<Timestamped<Values>> {
  return { [ownKey]: mergeFields<Values>(rows[ownKey], fields, at, now) }
}

export const atLeastOne = z.refine((fields) => Object.keys(fields as object).length > 0)
