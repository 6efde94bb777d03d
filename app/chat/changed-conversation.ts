import type { Conversation, Message } from "#app/storage/conversation.ts"
import type { FaqEntry } from "#domain/chat/faq-match.ts"

export function noting(note: string | null, now: Conversation): Conversation {
  return note ? changeLast(now, (last) => ({ ...last, text: `${note}\n\n${last.text}` })) : now
}

export function withNumber(now: Conversation): Conversation {
  return changeLast(now, (last) => ({ ...last, isUnanswered: true }))
}

function changeLast({ messages, ...now }: Conversation, change: (last: Message) => Message): Conversation {
  return { ...now, messages: messages.map((each, at) => (at < messages.length - 1 ? each : change(each))) }
}

export function withoutAnswered(now: Conversation): Conversation {
  const {
    answered: _answered,
    isOffer: _isOffer,
    asks: _asks,
    toAgree: _toAgree,
    background: _background,
    ...last
  } = now
  return last
}

/** While she is asked whether she is safe, answers have no rating. */
export function rateable({ concern }: Conversation, { id }: FaqEntry) {
  return concern?.isOpen ? {} : { entryId: id }
}

/** True if the last answer began with this comforting sentence, which would sound hollow if it were repeated. */
export function isComfortedBy({ messages }: Conversation, comfort: string): boolean {
  return messages.findLast(({ type }) => type === "ai")?.text.startsWith(comfort) ?? false
}
