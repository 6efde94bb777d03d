import * as z from "zod/mini"
import { forgetKey, keptKey, readKept, writeKept } from "#app/kept/storage.ts"

const waitingQuestionSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** What the chat says once this is so, in the language in which she asked. */
  replies: z.object({ sent: z.string(), limited: z.string(), refused: z.string() }),
})
/** A question to the team that the server has not confirmed: it is on this device. */
export type WaitingQuestion = z.infer<typeof waitingQuestionSchema>
export type Outcome = keyof WaitingQuestion["replies"]

export const prefixOfQuestions = (userId: string) => keptKey(userId, "support-question:")
const keyOf = (userId: string, id: string) => prefixOfQuestions(userId) + id

/** Throws when this device has no room left. */
export function keepQuestion(userId: string, question: WaitingQuestion) {
  writeKept(keyOf(userId, question.id), { value: question, changedAt: new Date().toISOString(), waiting: true })
}

export function readQuestion(userId: string, id: string): WaitingQuestion | null {
  const isValue = (value: unknown) => waitingQuestionSchema.safeParse(value).success
  return readKept<WaitingQuestion>(keyOf(userId, id), isValue)?.value ?? null
}

export function forgetQuestion(userId: string, id: string) {
  forgetKey(keyOf(userId, id))
}
