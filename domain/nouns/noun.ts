import type * as z from "zod/mini"
import type { ConsentPurpose } from "../consent.ts"
import type { Noun, Rows } from "../operations/rows.ts"

/** Which operation makes a change, and when (ISO 8601, UTC). */
export type Moment = {
  /** The operation's id. */
  id: string
  /** By the device's clock; on the server not later than `now`. */
  at: string
  /** By the server's clock; undefined on a device, which takes the operation's own moment as it is. */
  now?: string
  /** Who of the team does it; undefined where she does it herself. */
  memberName?: string
}

export type RowOf<In extends Noun> = NonNullable<Rows[In][keyof Rows[In]]>
/** Rows by key, as far as they were read: null for a deleted one. A device does not remember those. */
export type Known<Row> = { readonly [key: string]: Row | null | undefined }
export type KnownRows<In extends Noun = Noun> = { readonly [Each in In]: Known<RowOf<Each>> }
/** New rows by key; null deletes. What an operation leaves as it is, is not among them. */
export type Changed<Row> = { [key: string]: Row | null }
export type ChangedRows<In extends Noun = Noun> = { [Each in In]?: Changed<RowOf<Each>> }

/** Which rows of a noun an operation needs to see: those of these keys, and those of a query that device and server know. */
export type Reads = {
  keys?: readonly string[]
  /** The journey that was started last. */
  current?: true
  /** The copies of a diary entry. */
  copiesOf?: string
  /** The newest question or reply. */
  newest?: true
}

export type OperationDefinition<Args = unknown, In extends Noun = Noun> = {
  args: z.ZodMiniType<Args>
  /** What she has to agree to before it stores anything of hers; undefined where nothing is needed. */
  purpose: ConsentPurpose | undefined
  /** Whether an access token may send it: what she notes of her days, neither what others are told or shown, nor what only she decides. */
  byToken: boolean
  /** The nouns whose rows it may change. */
  changes: readonly In[]
  reads: (args: Args) => { [Each in In]: Reads }
  /** The only implementation, on devices and on the server. Applied to rows that already include it, it changes nothing. */
  apply: (rows: KnownRows<In>, args: Args, moment: Moment) => ChangedRows<In>
}

type Written<Args extends z.ZodMiniType> = { args: Args; purpose?: ConsentPurpose | undefined; byToken?: boolean }

/** How the operations of a noun are described; they need the consent of its purpose unless they say otherwise. */
export function noun<Own extends Noun>(own: Own, defaults: { purpose?: ConsentPurpose; byToken: boolean }) {
  return {
    /** An operation on rows of this noun alone. */
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
    /** One that reads or changes rows of other nouns too. */
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
