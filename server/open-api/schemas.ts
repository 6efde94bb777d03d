import type { Hono } from "hono"
import type { ExtractSchema } from "hono/types"
import * as z from "zod"
import { momentSchema } from "#domain/timestamped.ts"

export type AnswerOf<
  // biome-ignore lint/suspicious/noExplicitAny: routes of any noun
  Routes extends (...deps: any[]) => Hono<any, any, any>,
  Path extends keyof ExtractSchema<ReturnType<Routes>>,
  Method extends keyof ExtractSchema<ReturnType<Routes>>[Path] = "$get" & keyof ExtractSchema<ReturnType<Routes>>[Path],
> = ExtractSchema<ReturnType<Routes>>[Path][Method] extends { output: infer Output } ? Output : never

type Misfit<Answer> = { "this answer does not fit the schema": Answer }

/** Makes a schema that the compiler compares with the type of the answers that it describes. */
export function schemaOfAnswer<Answer>() {
  return <Output>(schema: z.ZodType<Output> & ([Answer] extends [Output] ? unknown : Misfit<Answer>)): z.ZodType =>
    schema
}

export const moment = momentSchema

/** The schema of a value with the time of its last change. */
export function lastWrite<Value extends z.ZodType>(value: Value) {
  return z.object({ value, changedAt: moment })
}

/** The schema of an object whose fields each have the time of their last change. */
export function timestamped<Shape extends z.core.$ZodShape>(shape: Shape) {
  const moments = Object.fromEntries(Object.keys(shape).map((field) => [field, moment]))
  return z.object({
    values: z.object(shape).partial(),
    changedAt: z.object(moments as { [Field in keyof Shape]: typeof moment }).partial(),
  })
}
