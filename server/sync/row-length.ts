import { rowMaxLength } from "#domain/nouns/noun.ts"
import { appError } from "../errors.ts"

/** Each change reads and writes the whole row. Throws INVALID_INPUT for one that grows beyond its length. */
export function requireShortRow(
  { before, row }: { before: unknown; row: unknown },
  field: string,
  maxLength = rowMaxLength,
) {
  const length = lengthOf(row)
  // A row from before there was a limit may still shrink and be changed.
  if (length > maxLength && length > lengthOf(before))
    throw appError("INVALID_INPUT", { fields: { [field]: "too_big" } })
}

function lengthOf(row: unknown) {
  return JSON.stringify(row ?? null).length
}
