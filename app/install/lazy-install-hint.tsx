import { type ComponentType, useEffect, useState } from "react"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { loadMessages } from "#app/language/load-messages.ts"
import { useInstallHint } from "./use-install-hint.ts"

type Hint = ComponentType<{ onEnd: () => void }>
type LazyInstallHintProps = { isCelebrating: boolean; isOtherAsked: boolean }

export function LazyInstallHint({ isCelebrating, isOtherAsked }: LazyInstallHintProps) {
  const { isDue, noteShown, end } = useInstallHint(isCelebrating)
  const language = useLanguage()
  const [hint, setHint] = useState<{ Component: Hint } | null>(null)
  const [wasOtherAsked, setOtherAsked] = useState(isOtherAsked)
  // Not in place of a card that she has just answered: one question a visit.
  if (isOtherAsked && !wasOtherAsked) setOtherAsked(true)
  const isShown = isDue && hint !== null && !wasOtherAsked && !isOtherAsked

  useEffect(() => {
    if (!isDue || hint) return
    Promise.all([import("./install-hint.tsx"), loadMessages("install", language)]).then(
      ([file]) => setHint({ Component: file.InstallHint }),
      () => {},
    )
  }, [isDue, hint, language])

  // biome-ignore lint/correctness/useExhaustiveDependencies: noted once it is there
  useEffect(() => {
    if (isShown) noteShown()
  }, [isShown])

  return isShown ? <hint.Component onEnd={end} /> : null
}
