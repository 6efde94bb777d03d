import { mergedOwn, noun, readsOwn } from "../nouns/noun.ts"
import { type Timestamped, timestampedSchema } from "../timestamped.ts"
import { type Silence, silenceAsOne, silenceSchema } from "./silence.ts"

declare module "../nouns/noun.ts" {
  interface Rows {
    silence: { [ownKey]?: Timestamped<Silence> }
  }
}

export const silence = noun("silence", {
  kind: "silence",
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
