import { useMemo } from "react"
import { readNumbersHidden, useNumbersHidden } from "#app/numbers/use-numbers-hidden.ts"
import type { HiddenWishes } from "#domain/hidden-topics.ts"
import { readSilence, useSilence } from "./use-silence.ts"

export function useHiddenWishes(): HiddenWishes {
  const isQuiet = useSilence()
  const areNumbersHidden = useNumbersHidden()
  return useMemo(() => ({ isQuiet, areNumbersHidden }), [isQuiet, areNumbersHidden])
}

export function readHiddenWishes(userId: string): HiddenWishes {
  return { isQuiet: readSilence(userId), areNumbersHidden: readNumbersHidden(userId) }
}
