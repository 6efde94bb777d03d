import * as z from "zod"
import { changedAtSchema } from "#domain/kept.ts"

/** The body of a change: a value by its schema, and the moment of the change on her device. */
export function keptSchema<Schema extends z.core.$ZodType>(value: Schema) {
  return z.object({ value, changedAt: changedAtSchema })
}

/** The moment that a change counts from: a device whose clock is ahead must not win over later changes for as long. */
export function notAfter(now: Date, changedAt: string): string {
  return Date.parse(changedAt) > now.getTime() ? now.toISOString() : changedAt
}
