import * as z from "zod"
import type { Noun } from "#domain/nouns/noun.ts"
import { noRows } from "#domain/nouns/nouns.ts"
import { definitionOf, operationEnvelopeSchema, syncRequestSchema } from "#domain/operations/operations.ts"
import { operationsByToken } from "../account/access-token/opens.ts"
import type { syncRoutes } from "../sync/routes.ts"
import { type AnswerOf, moment, schemaOfAnswer } from "./schemas.ts"

const operations = operationsByToken.map((name) =>
  z.object({ ...operationEnvelopeSchema.shape, name: z.literal(name), args: definitionOf(name).args }),
)

export const syncBody = z.object({
  ...syncRequestSchema.shape,
  operations: z
    .array(z.union(operations).meta({ id: "Operation" }))
    .max(100)
    .meta({ description: "In order; each is applied once, however often it is sent with the same id." }),
})

const result = z.object({
  id: z.uuid(),
  status: z.enum(["applied", "already", "deferred", "refused"]),
  code: z
    .string()
    .optional()
    .meta({ description: "Why it was refused: a code of this document, or FORBIDDEN for a token." }),
  fields: z.record(z.string(), z.string()).optional(),
})

export const syncAnswer = schemaOfAnswer<AnswerOf<typeof syncRoutes, "/", "$post">>()(
  z.object({
    version: z.int(),
    epoch: z.string(),
    now: moment,
    results: z.array(result),
    changes: z.array(
      z.object({
        noun: z.enum(Object.keys(noRows) as [Noun, ...Noun[]]),
        key: z.string(),
        version: z.int(),
        row: z.unknown().meta({ description: "As the app itself stores it; null once deleted. Not stable." }),
      }),
    ),
    isWhole: z.boolean(),
    next: z.string().optional(),
  }),
)
