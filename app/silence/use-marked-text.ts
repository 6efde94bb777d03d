import { plainText, textWithout } from "#domain/marked-text.ts"
import { silenced } from "#domain/silence.ts"
import { useSilence } from "./use-silence.ts"

/** How she reads a text with marks: all of it, or without the baby and weights where she wishes so. */
export function useMarkedText(): (text: string) => string {
  const isQuiet = useSilence()
  return (text) => (isQuiet ? textWithout(text, silenced) : plainText(text))
}
