import * as z from "zod/mini"
import type { ConsentPurpose } from "../consent.ts"
import type { Noun, Rows } from "../operations/rows.ts"

/** Which operation makes a change, and when (ISO 8601, UTC). */
export type Moment = {
  id: string
  /** By the device's clock; on the server not later than `now`. */
  at: string
  /** By the server's clock; undefined on a device. */
  now?: string
  /** Undefined where she does it herself. */
  memberName?: string
}

export type RowOf<In extends Noun> = NonNullable<Rows[In][keyof Rows[In]]>
/** Null for a deleted row, which a device does not remember. */
export type Known<Row> = { readonly [key: string]: Row | null | undefined }
export type KnownRows<In extends Noun = Noun> = { readonly [Each in In]: Known<RowOf<Each>> }
/** Null deletes. Unchanged rows are left out. */
export type Changed<Row> = { [key: string]: Row | null }
export type ChangedRows<In extends Noun = Noun> = { [Each in In]?: Changed<RowOf<Each>> }

/** By key, or by a query that device and server both know. */
export type Reads = {
  keys?: readonly string[]
  current?: true
  copiesOf?: string
  newest?: true
}

export type OperationDefinition<Args = unknown, In extends Noun = Noun> = {
  args: z.ZodMiniType<Args>
  /** Undefined where nothing is needed. */
  purpose: ConsentPurpose | undefined
  /** Whether an access token may send it: notes of her days, not what others see or only she decides. */
  byToken: boolean
  changes: readonly In[]
  reads: (args: Args) => { [Each in In]: Reads }
  /** The only implementation, on devices and on the server; idempotent. */
  apply: (rows: KnownRows<In>, args: Args, moment: Moment) => ChangedRows<In>
}

type Written<Args extends z.ZodMiniType> = { args: Args; purpose?: ConsentPurpose | undefined; byToken?: boolean }

/** They need the noun's consent unless they say otherwise. */
export function noun<Own extends Noun>(own: Own, defaults: { purpose?: ConsentPurpose; byToken: boolean }) {
  return {
    operation<Args extends z.ZodMiniType>({
      reads,
      apply,
      ...written
    }: Written<Args> & {
      reads: (args: z.infer<Args>) => Reads
      apply: (rows: Known<RowOf<Own>>, args: z.infer<Args>, moment: Moment) => Changed<RowOf<Own>>
    }): OperationDefinition<z.infer<Args>, Own> {
      return {
        ...defaults,
        ...written,
        changes: [own],
        reads: (args) => ({ [own]: reads(args) }) as { [Each in Own]: Reads },
        apply: (rows, args, moment) => ({ [own]: apply(rows[own], args, moment) }) as ChangedRows<Own>,
      } as OperationDefinition<z.infer<Args>, Own>
    },
    across<Also extends Noun, Args extends z.ZodMiniType>(
      also: readonly Also[],
      written: Written<Args> &
        Pick<OperationDefinition<z.infer<Args>, Own | Also>, "apply"> & {
          reads: (args: z.infer<Args>) => { [Each in Own | Also]: Reads }
        },
    ): OperationDefinition<z.infer<Args>, Own | Also> {
      return { ...defaults, ...written, changes: [own, ...also] } as OperationDefinition<z.infer<Args>, Own | Also>
    },
  }
}

/** The rows that are there. */
export function present<Row>(rows: Known<Row>): Row[] {
  return Object.values(rows).filter((row) => row != null)
}

export const atLeastOne = z.refine((fields) => Object.keys(fields as object).length > 0)
