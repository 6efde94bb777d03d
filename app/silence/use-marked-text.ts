import { plainText, textWithout } from "#domain/marked-text.ts"
import { silenced } from "#domain/silence.ts"
import { useSilence } from "./use-silence.ts"

/** Renders a marked text: all of it, or without the baby and weights if she wishes so. */
export function useMarkedText(): (text: string) => string {
  const isQuiet = useSilence()
  return (text) => (isQuiet ? textWithout(text, silenced) : plainText(text))
}
