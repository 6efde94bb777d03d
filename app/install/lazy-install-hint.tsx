import { useState } from "react"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { loadMessages } from "#app/language/load-messages.ts"
import { optional } from "#app/optional.tsx"
import { useInstallHint } from "./use-install-hint.ts"

const InstallHint = optional(() => import("./install-hint.tsx"))

type LazyInstallHintProps = { isCelebrating: boolean; isOtherAsked: boolean }

export function LazyInstallHint({ isCelebrating, isOtherAsked }: LazyInstallHintProps) {
  const { isDue, noteShown, end } = useInstallHint(isCelebrating)
  const language = useLanguage()
  const [wasOtherAsked, setOtherAsked] = useState(isOtherAsked)
  // If another card has asked her something during this visit, the hint is not shown.
  if (isOtherAsked && !wasOtherAsked) setOtherAsked(true)
  if (!isDue || wasOtherAsked) return null
  void loadMessages("install", language)
  return <InstallHint onShown={noteShown} onEnd={end} />
}
