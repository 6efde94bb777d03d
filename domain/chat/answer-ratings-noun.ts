import { noun } from "../nouns/noun.ts"
import { mergeFields, type Timestamped } from "../timestamped.ts"
import { answerRatingSchema, type Rating, ratingKey } from "./answer-rating.ts"

declare module "../nouns/noun.ts" {
  interface Rows {
    answerRatings: { [key: string]: Timestamped<Rating> }
  }
}

export const answerRatings = noun("answerRatings", { kind: "ratings", purpose: "ratings", byToken: false })

/** Only the last rating of a theme and month is kept, so that each user counts once. */
export const answerRatingOperations = {
  answerRated: answerRatings.operation({
    args: answerRatingSchema,
    reads: (rated) => ({ keys: [ratingKey(rated)] }),
    apply(rows, { isUseful, ...rated }, { at, now }) {
      const key = ratingKey(rated)
      return { [key]: mergeFields(rows[key], { isUseful }, at, now) }
    },
  }),
}
