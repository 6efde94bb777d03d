import * as z from "zod/mini"

/** Lower case, so that one id is one key. */
export const uuidSchema = z.uuid().check(z.toLowerCase())
