import * as z from "zod"
import { changedAtSchema } from "#domain/kept.ts"

/** The body of a change: a value by its schema, and the moment of the change on her device. */
export function keptSchema<Schema extends z.core.$ZodType>(value: Schema) {
  return z.object({ value, changedAt: changedAtSchema })
}
