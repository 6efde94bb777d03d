import { type ComponentProps, Suspense, use } from "react"
import type { ConcernHelp } from "#app/care/concern-help.tsx"
import { loadCare } from "#app/care/load-care.ts"
import { readLanguage } from "#app/language/chosen.ts"
import { languageOf, useLanguageOf } from "#app/language/use-words.ts"
import { readStoredSession } from "#app/session/stored-session.ts"
import type { Language } from "#domain/language.ts"
import { readConversation } from "./conversation.ts"

type ConcernHelpProps = ComponentProps<typeof ConcernHelp>

/** Heavier than the rest of the screen: it comes with the answers, before which no concern arises. */
export function LazyConcernHelp(props: ConcernHelpProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}

function Loaded(props: ConcernHelpProps) {
  const { ConcernHelp } = use(loadCare(useLanguageOf("care")))
  return <ConcernHelp {...props} />
}

/** A concern that stands in the conversation from before is drawn with the screen, so that nothing shifts. */
export async function loadCareOfConversation(screen: Language) {
  const userId = readStoredSession()?.user.id
  if (userId && readConversation(userId).concern) await loadCare(languageOf("care", readLanguage(), screen))
}
