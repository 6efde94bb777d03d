import { loadFaq } from "#app/chat/faq.ts"
import { replies } from "#app/chat/reply.ts"
import { type Conversation, newConversation } from "#app/storage/conversation.ts"
import safetyFile from "#content/models/safety.json" with { type: "json" }
import type { Language } from "#domain/language.ts"
import { createSafetyModel } from "#domain/safety/model.ts"

const safety = createSafetyModel(safetyFile)
const team = { hasAgreed: false, isHere: false, agree: () => {}, ask: () => true }
export const nothingHidden = { isQuiet: false, areNumbersHidden: false }

/** What the chat answers to a message, the first of a conversation where none is given. */
export async function answerTo(
  lang: Language,
  text: string,
  hidden = nothingHidden,
  before: Conversation = newConversation,
) {
  const faq = await loadFaq(lang)
  const conversation = replies({ team, hidden, ...faq }).reply({ ...faq, safety }, before, text)
  return { conversation, answer: conversation.messages.at(-1), t: faq.t }
}

/** Message after message of one conversation, and what stands after each. */
export async function conversationOf(lang: Language, texts: readonly string[], hidden = nothingHidden) {
  const answers = []
  let before: Conversation = newConversation
  for (const text of texts) {
    const answered = await answerTo(lang, text, hidden, before)
    answers.push(answered)
    before = answered.conversation
  }
  return answers
}
