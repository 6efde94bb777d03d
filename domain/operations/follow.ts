import type { Rows } from "../nouns/noun.ts"
import type { OperationArgs, OperationName } from "./operations.ts"
import { readRows } from "./read-rows.ts"

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
/** `expiresAt` lies in the future on purpose, so operations need not be dated after it. */
const ahead = "expiresAt"

/**
 * The latest timestamp (ISO 8601, UTC) among the rows that an operation reads, or null. The operation must be dated
 * later, whatever the device's clock says.
 */
export function momentToFollow<Name extends OperationName>(rows: Rows, name: Name, args: OperationArgs[Name]) {
  return latestIn(readRows(rows, name, args))
}

function latestIn(value: unknown): string | null {
  if (typeof value === "string") return moment.test(value) ? value : null
  if (typeof value !== "object" || !value) return null
  const within = Object.entries(value).flatMap(([key, inner]) => (key === ahead ? [] : [latestIn(inner)]))
  return within.reduce((latest, at) => (at !== null && at > (latest ?? "") ? at : latest), null)
}
