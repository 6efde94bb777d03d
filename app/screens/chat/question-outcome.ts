import { keepConversation, type Message, type QuestionOutcome, readConversation } from "./conversation.ts"

/** Says in the conversation what became of a question, unless she has cleared it meanwhile. */
export function sayOutcome(userId: string, questionId: string, outcome: QuestionOutcome) {
  changeAnswer(userId, questionId, ({ outcomes, ...message }) => ({
    ...message,
    text: outcomes?.[outcome] ?? message.text,
  }))
}

/** A question that she takes back: `text` says so. */
export function sayTakenBack(userId: string, questionId: string, text: string) {
  changeAnswer(userId, questionId, ({ outcomes: _outcomes, ...message }) => ({ ...message, text, isTakenBack: true }))
}

/** What waits is not sent any more, and is said to be so; what she was asked about is not asked again. */
export function refuseWaiting(userId: string) {
  for (const { questionId, outcomes } of readConversation(userId).messages) {
    if (questionId && outcomes) sayOutcome(userId, questionId, "refused")
  }
  const { toAgree: _toAgree, ...conversation } = readConversation(userId)
  if (conversation.messages.length > 0) keepConversation(userId, conversation)
}

function changeAnswer(userId: string, questionId: string, change: (message: Message) => Message) {
  const conversation = readConversation(userId)
  if (!conversation.messages.some((message) => message.questionId === questionId)) return
  const messages = conversation.messages.map((message) => {
    return message.questionId === questionId ? change(message) : message
  })
  keepConversation(userId, { ...conversation, messages })
}
