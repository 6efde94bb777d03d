import * as z from "zod/mini"

/** In lower case, so that one id is one key. */
export const uuidSchema = z.uuid().check(z.toLowerCase())
