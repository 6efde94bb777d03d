import { hiddenTopics } from "#domain/hidden-topics.ts"
import { type LeftOut, nothingLeftOut, textWithout } from "#domain/marked-text.ts"
import { useHiddenWishes } from "./use-hidden-wishes.ts"

export function useMarkedText(leftOut: LeftOut = nothingLeftOut): (text: string) => string {
  const hidden = hiddenTopics(useHiddenWishes())
  return (text) => textWithout(text, hidden, leftOut)
}
