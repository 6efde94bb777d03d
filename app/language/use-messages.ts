import { use } from "react"
import { useEuropean } from "./european.ts"
import { useLanguage } from "./language-boundary.tsx"
import { loadMessages } from "./load-messages.ts"
import type { Namespace, Translate } from "./resources.ts"

export function useMessages<N extends Namespace>(namespace: N): Translate<N> {
  const language = useLanguage()
  const messages = use(loadMessages(namespace, language))
  const european = useEuropean(namespace, language)?.messages[namespace]
  return (european as Translate<N> | undefined) ?? messages
}
