import * as z from "zod"
import { changedAtSchema } from "#domain/timestamped.ts"

/** The body with which version 0.1 sends a changed value. */
export function lastWriteSchema<Schema extends z.core.$ZodType>(value: Schema) {
  return z.object({ value, changedAt: changedAtSchema })
}
