import { useMemo } from "react"
import { readNumbersHidden, useNumbersHidden } from "#app/evolution/numbers/use-numbers-hidden.ts"
import { type HiddenWishes, hiddenTopics } from "#domain/guides/hidden-topics.ts"
import { type LeftOut, nothingLeftOut, textWithout } from "#domain/marked-text.ts"
import { readSilence, useSilence } from "./use-silence.ts"

export function useHiddenWishes(): HiddenWishes {
  const isQuiet = useSilence()
  const areNumbersHidden = useNumbersHidden()
  return useMemo(() => ({ isQuiet, areNumbersHidden }), [isQuiet, areNumbersHidden])
}

export function readHiddenWishes(userId: string): HiddenWishes {
  return { isQuiet: readSilence(userId), areNumbersHidden: readNumbersHidden(userId) }
}

export function useMarkedText(leftOut: LeftOut = nothingLeftOut): (text: string) => string {
  const hidden = hiddenTopics(useHiddenWishes())
  return (text) => textWithout(text, hidden, leftOut)
}
