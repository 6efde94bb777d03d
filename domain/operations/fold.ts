import type { ChangedRows } from "../nouns/noun.ts"
import { definitionOf, type Operation } from "./operations.ts"
import { type Noun, nounsOfPurpose, type Rows } from "./rows.ts"

/** Applies an operation as the server will, before it is sent. Idempotent. */
export function fold(rows: Rows, { id, name, args, at }: Operation): Rows {
  const changed = withChanged(rows, definitionOf(name).apply(rows, args, { id, at }))
  return name === "consentWithdrawn" ? withoutNouns(changed, nounsOfPurpose[args.purpose]) : changed
}

function withChanged(rows: Rows, changes: ChangedRows): Rows {
  let next: { [In in Noun]: { [key: string]: unknown } } = rows
  for (const [noun, changed] of Object.entries(changes) as [Noun, { [key: string]: unknown }][]) {
    for (const [key, row] of Object.entries(changed)) {
      if (next[noun][key] === (row ?? undefined)) continue
      const { [key]: _before, ...others } = next[noun]
      next = { ...next, [noun]: row === null ? others : { ...next[noun], [key]: row } }
    }
  }
  return next as Rows
}

function withoutNouns(rows: Rows, nouns: readonly Noun[]): Rows {
  return { ...rows, ...Object.fromEntries(nouns.map((noun) => [noun, {}])) }
}
