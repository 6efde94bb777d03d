import * as z from "zod/mini"

/** Ids are converted to lower case, so that one id always gives the same key. */
export const uuidSchema = z.uuid().check(z.toLowerCase())
