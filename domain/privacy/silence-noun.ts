import { mergedOwn, noun, readsOwn } from "../nouns/noun.ts"
import { timestampedSchema } from "../timestamped.ts"
import { silenceAsOne, silenceSchema } from "./silence.ts"

export const silence = noun("silence", {
  byToken: false,
  row: {
    schema: timestampedSchema(silenceSchema),
    isOne: true,
    limits: "arguments",
    exported: ({ values, changedAt }) => silenceAsOne({ values, changedAt }),
  },
})

export const silenceOperations = {
  silenceSet: silence.operation({
    args: silenceSchema,
    reads: readsOwn,
    apply: (rows, change, moment) => mergedOwn(rows, change, moment),
  }),
}
