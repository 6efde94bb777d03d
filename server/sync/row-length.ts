import { rowMaxLength } from "#domain/nouns/noun.ts"
import { appError } from "../errors.ts"

/** Refuses a row that has become too long, because each change reads and writes the whole row. Throws INVALID_INPUT. */
export function requireShortRow(
  { before, row }: { before: unknown; row: unknown },
  field: string,
  maxLength = rowMaxLength,
) {
  const length = lengthOf(row)
  // A row that was too long before this limit existed may still be changed, as long as it does not grow.
  if (length > maxLength && length > lengthOf(before))
    throw appError("INVALID_INPUT", { fields: { [field]: "too_big" } })
}

function lengthOf(row: unknown) {
  return JSON.stringify(row ?? null).length
}
