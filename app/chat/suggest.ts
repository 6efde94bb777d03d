import type { Conversation } from "#app/storage/conversation.ts"
import type { FaqEntry } from "#domain/chat/faq-match.ts"
import { moodEntryIds } from "#domain/diary/mood-entries.ts"
import { partsOf } from "#domain/understanding/sentences.ts"

const reflective = { first: 51, last: 70, suggested: 3 }
const withoutAnswer = [13, 16, 23]
const firstOfGuides = 101

/** Suggests reflective prompts after the first answer, unless it is an entry of a guide or about her mood. */
export function suggestAfter(entry: FaqEntry | null, hasReflected: boolean): number[] {
  if (!entry) return withoutAnswer
  if (moodEntryIds.has(entry.id) || entry.id >= firstOfGuides) return [...entry.followUpIds]
  return hasReflected ? [...entry.followUpIds] : someReflective(entry.id)
}

/**
 * Suggestions that belong to another answer do not fit below one from her plan, unless a further sentence of her
 * message asks for them.
 */
export function suggestBesidePlan(
  text: string,
  besides: number[],
  { messages, suggestionIds }: Conversation,
): number[] {
  const asked = partsOf(text).length > 1 ? besides : []
  return asked.length === 0 && messages.length === 0 ? suggestionIds : asked
}

export function areReflective(entries: readonly FaqEntry[]): boolean {
  return entries.every(({ id }) => id >= reflective.first && id <= reflective.last)
}

function someReflective(besides: number): number[] {
  const ids = Array.from({ length: reflective.last - reflective.first + 1 }, (_, index) => reflective.first + index)
  const others = ids.filter((id) => id !== besides)
  return Array.from({ length: reflective.suggested }, () => {
    const [id = reflective.first] = others.splice(Math.floor(Math.random() * others.length), 1)
    return id
  })
}
