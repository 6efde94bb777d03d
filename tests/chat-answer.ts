import { loadFaq } from "#app/chat/faq.ts"
import { replies } from "#app/chat/reply.ts"
import { newConversation } from "#app/storage/conversation.ts"
import safetyFile from "#content/models/safety.json" with { type: "json" }
import type { Language } from "#domain/language.ts"
import { createSafetyModel } from "#domain/safety/model.ts"

const safety = createSafetyModel(safetyFile)
const team = { hasAgreed: false, isHere: false, agree: () => {}, ask: () => true }
export const nothingHidden = { isQuiet: false, areNumbersHidden: false }

/** What the chat answers to the first message of a conversation. */
export async function answerTo(lang: Language, text: string, hidden = nothingHidden) {
  const faq = await loadFaq(lang)
  const conversation = replies({ team, hidden, ...faq }).reply({ ...faq, safety }, newConversation, text)
  return { conversation, answer: conversation.messages.at(-1), t: faq.t }
}
