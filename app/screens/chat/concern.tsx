import { HeartHandshake, X } from "lucide"
import { type ComponentProps, Suspense, use } from "react"
import type { ConcernHelp } from "#app/care/concern-help.tsx"
import { loadCare } from "#app/care/load-care.ts"
import { type Bounds, LanguageBoundary, usePartLanguage } from "#app/language/language-boundary.tsx"
import { readLanguage } from "#app/language/language-choice.ts"
import { nativeLanguages } from "#app/language/native.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { readStoredSession } from "#app/session/stored-session.ts"
import { readConversation } from "#app/storage/conversation.ts"
import { Icon } from "#app/ui/icon.tsx"

type ConcernHelpProps = ComponentProps<typeof ConcernHelp>

/** It is heavy, and loaded with the answers, before which no concern arises. */
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

/** It is loaded with the screen, so that nothing shifts. */
export async function loadCareOfConversation() {
  const userId = readStoredSession()?.user.id
  if (userId && readConversation(userId).concern) await loadCare(readLanguage() ?? nativeLanguages.care)
}

type FoldedCardProps = { onOpen: () => void; onClose: () => void }

export function FoldedCard(props: FoldedCardProps) {
  return <LanguageBoundary of="care" as={Folded} {...props} />
}

function Folded({ onOpen, onClose, ...bounds }: FoldedCardProps & Bounds) {
  const t = useMessages("care")
  return (
    <div
      {...bounds}
      data-folded-card
      className="sticky top-20 z-10 flex items-center rounded-full border-2 border-danger bg-danger-soft lg:top-4"
    >
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-full pl-4 text-left font-bold hover:underline"
      >
        <Icon node={HeartHandshake} size={20} className="shrink-0 text-danger" />
        {t("openAgain")}
      </button>
      <button
        type="button"
        aria-label={t("close")}
        onClick={onClose}
        className="flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-surface"
      >
        <Icon node={X} size={20} />
      </button>
    </div>
  )
}
