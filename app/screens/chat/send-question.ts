import { api } from "#app/api.ts"
import { sendWithConsent } from "#app/consent/kept-consents.ts"
import { waitingKeys } from "#app/kept/storage.ts"
import { AppError, isPassing } from "#app/send.ts"
import { keepConversation, readConversation } from "./conversation.ts"
import {
  forgetQuestion,
  type Outcome,
  prefixOfQuestions,
  readQuestion,
  type WaitingQuestion,
} from "./waiting-questions.ts"

/** Sends what waits under an id, and says in the conversation what became of it. Throws when it has to wait on. */
export async function sendQuestion(userId: string, id: string) {
  const question = readQuestion(userId, id)
  if (!question) return
  sayOutcome(userId, question, await outcomeOf(userId, question))
  forgetQuestion(userId, id)
}

/** What waits is not sent any more, and is said to be so; what she was asked about is not asked again. */
export function refuseWaiting(userId: string) {
  const prefix = prefixOfQuestions(userId)
  for (const key of waitingKeys(prefix)) {
    const question = readQuestion(userId, key.slice(prefix.length))
    if (question) sayOutcome(userId, question, "refused")
  }
  const { toAgree: _toAgree, ...conversation } = readConversation(userId)
  if (conversation.messages.length > 0) keepConversation(userId, conversation)
}

async function outcomeOf(userId: string, { id, text }: WaitingQuestion): Promise<Outcome> {
  try {
    const put = () => api["support-questions"][":id"].$put({ param: { id }, json: { text } })
    await sendWithConsent(userId, "questions", put)
    return "sent"
  } catch (error) {
    if (!(error instanceof AppError) || error.status === 401) throw error
    if (error.code === "SUPPORT_LIMIT") return "limited"
    if (isPassing(error)) throw error
    return "refused"
  }
}

function sayOutcome(userId: string, { id, replies }: WaitingQuestion, outcome: Outcome) {
  const conversation = readConversation(userId)
  // She may have cleared the conversation meanwhile.
  if (!conversation.messages.some(({ questionId }) => questionId === id)) return
  const messages = conversation.messages.map((message) =>
    message.questionId === id ? { ...message, text: replies[outcome] } : message,
  )
  keepConversation(userId, { ...conversation, messages })
}
