import { type ComponentProps, Suspense, use } from "react"
import type { ConcernHelp } from "#app/care/concern-help.tsx"
import { loadCare } from "#app/care/load-care.ts"
import { usePartLanguage } from "#app/language/language-boundary.tsx"
import { readLanguage } from "#app/language/language-choice.ts"
import { loadMessages } from "#app/language/load-messages.ts"
import { nativeLanguages } from "#app/language/native.ts"
import { readStoredSession } from "#app/session/stored-session.ts"
import { readConversation } from "#app/storage/conversation.ts"

type ConcernHelpProps = ComponentProps<typeof ConcernHelp>

/** The help is a large download, so it loads together with the answers; no concern can arise before them. */
export function LazyConcernHelp(props: ConcernHelpProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}

function Loaded(props: ConcernHelpProps) {
  const { ConcernHelp } = use(loadCare(usePartLanguage("care")))
  return <ConcernHelp {...props} />
}

/**
 * A stored conversation may show the urgent card or the names of guides. Both load with the screen, so that nothing
 * shifts.
 */
export async function preloadHelpOfConversation() {
  const userId = readStoredSession()?.user.id
  if (!userId) return
  const { concern, messages } = readConversation(userId)
  if (concern) await loadCare(readLanguage() ?? nativeLanguages.care)
  else if (messages.length > 0) await loadMessages("guides", readLanguage() ?? nativeLanguages.guides)
}
