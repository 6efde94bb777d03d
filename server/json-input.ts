import { isUtf8 } from "node:buffer"
import { zValidator } from "@hono/zod-validator"
import { createMiddleware } from "hono/factory"
import { type core, safeParse } from "zod"
import { fieldErrors } from "#domain/field-errors.ts"
import { isStorableText } from "#domain/storable-text.ts"
import { type AppError, appError } from "./errors.ts"

/** The number of nested lists and objects that input may have; the deepest schema has seven. */
const depthMax = 16

const options = {
  /** Validation is synchronous, because Zod's asynchronous one is several times slower. */
  validationFunction(schema: core.$ZodType, value: unknown) {
    // The depth is checked before any other code walks the value, which by recursion could exhaust the stack.
    if (isDeeperThan(depthMax, value)) throw appError("INVALID_INPUT", { fields: { "": "invalid" } })
    // The library's result type cannot be expressed for an arbitrary schema.
    return safeParse(schema, value) as never
  },
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part))
}

type Result = { success: true; data: unknown } | { success: false; error: core.$ZodError }

function rejecting(errorOf: (error: core.$ZodError) => AppError, check?: (data: unknown) => void) {
  const take = (result: Result) => {
    if (!result.success) throw errorOf(result.error)
    check?.(result.data)
  }
  return [take, options] as const
}

function invalidInput(error: core.$ZodError) {
  return appError("INVALID_INPUT", { fields: fieldErrors(error) })
}

/**
 * Validates a JSON body. Throws INVALID_JSON or INVALID_INPUT. `checksText` is false if the route itself refuses text
 * that a database cannot store.
 */
export function jsonInput<Schema extends core.$ZodType>(schema: Schema, { checksText = true } = {}) {
  const validate = zValidator("json", schema, ...rejecting(invalidInput, checksText ? requireStorableText : undefined))
  const read: typeof validate = async (c, next) => {
    const bytes = Buffer.from(await c.req.arrayBuffer())
    // Hono would replace invalid UTF-8 by U+FFFD.
    if (!isUtf8(bytes)) throw appError("INVALID_JSON")
    // The text is cached here, because Hono would build a whole Response to decode it.
    Object.assign(c.req.bodyCache, { text: Promise.resolve(bytes.toString()) })
    return validate(c, next)
  }
  return read
}

/** Validates the query. Throws INVALID_INPUT, also for text that a database cannot store. */
export function queryInput<Schema extends core.$ZodType>(schema: Schema) {
  return zValidator("query", schema, ...rejecting(invalidInput, requireStorableText))
}

/** Validates path parameters. Throws NOT_FOUND, or the error that `errorOf` returns. */
export function pathInput<Schema extends core.$ZodType>(schema: Schema, errorOf = () => appError("NOT_FOUND")) {
  const check = (data: unknown) => {
    if (pathOfUnstorableText(data) !== null) throw errorOf()
  }
  return zValidator("param", schema, ...rejecting(errorOf, check))
}

/** Throws UNSUPPORTED_MEDIA_TYPE, before the body is read, unless it is declared as JSON. */
export const requireJsonBody = createMiddleware((c, next) => {
  if (c.req.method === "GET") return next()
  const type = c.req.header("content-type")
  const hasBody = c.req.header("transfer-encoding") !== undefined || Number(c.req.header("content-length") ?? 0) > 0
  const isJson = /^application\/json\s*(;|$)/i.test(type ?? "")
  if (!isJson && (type !== undefined || hasBody)) throw appError("UNSUPPORTED_MEDIA_TYPE")
  return next()
})

function requireStorableText(data: unknown) {
  const path = pathOfUnstorableText(data)
  if (path !== null) throw appError("INVALID_INPUT", { fields: { [path]: "invalid" } })
}

/** Returns the path of the first text that a database cannot store; null if there is none. */
export function pathOfUnstorableText(value: unknown): string | null {
  return keysOfUnstorableText(value)?.join(".") ?? null
}

function keysOfUnstorableText(value: unknown): string[] | null {
  if (typeof value === "string") return isStorableText(value) ? null : []
  if (typeof value !== "object" || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    const found = keysOfUnstorableText(part)
    if (found !== null) return [key, ...found]
  }
  return null
}
