import type { KnownRows, Noun, Reads, RowDescription, Rows } from "../nouns/noun.ts"
import { rowOf } from "../nouns/nouns.ts"
import { definitionOf, type OperationArgs, type OperationName } from "./operations.ts"

type Known = { [key: string]: unknown }
type SortOf = NonNullable<RowDescription<unknown>["sortOf"]>

/** The rows that an operation reads. */
export function readRows<Name extends OperationName>(rows: Rows, name: Name, args: OperationArgs[Name]): KnownRows {
  const reads = Object.entries(definitionOf(name).reads(args)) as [Noun, Reads][]
  return Object.fromEntries(reads.map(([noun, read]) => [noun, ofNoun(noun, rows[noun], read)])) as KnownRows
}

function ofNoun(noun: Noun, rows: Known, { keys = [], copiesOf, newest }: Reads): Known {
  const description = rowOf(noun) as unknown as RowDescription<unknown> | undefined
  const isCopy = ([, row]: [string, unknown]) => description?.copyOf?.(row) === copiesOf
  return {
    ...Object.fromEntries(keys.flatMap((key) => (rows[key] === undefined ? [] : [[key, rows[key]]]))),
    ...(copiesOf !== undefined && Object.fromEntries(Object.entries(rows).filter(isCopy))),
    ...(newest && newestOf(rows, description?.sortOf ?? sortOfOwnStore[noun])),
  }
}

/** The order of nouns that the server stores in tables of their own. */
const sortOfOwnStore: { [In in Noun]?: SortOf } = {
  questions: (_, row) => (row as Rows["questions"][string]).askedAt,
  teamReplies: (_, row) => (row as Rows["teamReplies"][string]).sentAt,
}

/** The last row in the noun's order, by its key. */
function newestOf(rows: Known, sortOf: SortOf = () => ""): Known {
  const sorted = Object.entries(rows).map(([key, row]) => ({ key, row, sort: sortOf(key, row) }))
  const [newest] = sorted.sort((one, other) => (isAfter(one, other) ? -1 : 1))
  return newest ? { [newest.key]: newest.row } : {}
}

type Sorted = { key: string; sort: string }

function isAfter(one: Sorted, other: Sorted): boolean {
  return one.sort === other.sort ? one.key > other.key : one.sort > other.sort
}
