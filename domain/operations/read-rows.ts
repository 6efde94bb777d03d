import { currentJourney } from "../journey/journey.ts"
import type { KnownRows, Noun, Reads, Rows } from "../nouns/noun.ts"
import { definitionOf, type OperationArgs, type OperationName } from "./operations.ts"

/** The rows that an operation needs to see. */
export function readRows<Name extends OperationName>(rows: Rows, name: Name, args: OperationArgs[Name]): KnownRows {
  const reads = Object.entries(definitionOf(name).reads(args)) as [Noun, Reads][]
  const known = reads.map(([noun, read]) => [noun, ofNoun[noun]?.(rows, read) ?? byKeys<unknown>(rows[noun], read)])
  return Object.fromEntries(known) as KnownRows
}

const ofNoun: { [In in Noun]?: (rows: Rows, reads: Reads) => { [key: string]: unknown } } = {
  journeys({ journeys }, reads) {
    const current = reads.newest && currentJourney(Object.values(journeys))
    return { ...byKeys(journeys, reads), ...(current && { [current.id]: current }) }
  },
  diaryEntries({ diaryEntries }, reads) {
    const copies = Object.entries(diaryEntries).filter(([, { copyOf }]) => copyOf && copyOf === reads.copiesOf)
    return { ...byKeys(diaryEntries, reads), ...Object.fromEntries(copies) }
  },
  questions: ({ questions }, reads) => withNewest(questions, reads, ({ askedAt }) => askedAt),
  teamReplies: ({ teamReplies }, reads) => withNewest(teamReplies, reads, ({ sentAt }) => sentAt),
}

function byKeys<Row>(rows: { [key: string]: Row }, { keys = [] }: Reads): { [key: string]: Row } {
  return Object.fromEntries(keys.flatMap((key) => (rows[key] === undefined ? [] : [[key, rows[key]]])))
}

function withNewest<Row>(rows: { [key: string]: Row }, reads: Reads, momentOf: (row: Row) => string) {
  const order = ([key, row]: [string, Row]) => `${momentOf(row)} ${key}`
  const newest = Object.entries(rows).toSorted((one, other) => (order(one) < order(other) ? 1 : -1))
  return { ...byKeys(rows, reads), ...(reads.newest && Object.fromEntries(newest.slice(0, 1))) }
}
