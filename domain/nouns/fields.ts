import * as z from "zod/mini"

export const uuid = z.uuid().check(z.toLowerCase())
/** ISO 8601, UTC, milliseconds. */
export const momentSchema = z.iso.datetime({ precision: 3 })
export const atLeastOne = z.refine((fields) => Object.keys(fields as object).length > 0)
