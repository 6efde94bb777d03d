import { hiddenTopics } from "#domain/hidden-topics.ts"
import { textWithout } from "#domain/marked-text.ts"
import { useHiddenWishes } from "./use-hidden-wishes.ts"

/** Renders a marked text: all of it, or without what she wishes not to read. */
export function useMarkedText(): (text: string) => string {
  const hidden = hiddenTopics(useHiddenWishes())
  return (text) => textWithout(text, hidden)
}
