import * as z from "zod/mini"

export const questionMaxLength = 2000
/** How many questions of one mother reach the team within 24 hours. */
export const questionsPerDay = 10

/** What she asks the team, because the chat has no answer: at most 2,000 characters. */
export const supportQuestionSchema = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(questionMaxLength)),
})
