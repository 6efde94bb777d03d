import { LanguageBoundary } from "#app/language/language-boundary.tsx"
import { Message } from "#app/language/message.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { ConsentButton, ConsentSentence } from "#app/privacy/consent/consent-request.tsx"
import { Button } from "#app/ui/button.tsx"
import type { ConsentPurpose } from "#domain/privacy/consent.ts"

type AgreeToSendProps = { purpose: ConsentPurpose; onAgree: () => void; onDecline: () => void }

export function AgreeToSend({ purpose, onAgree, onDecline }: AgreeToSendProps) {
  function leave(act: () => void) {
    // The pressed button disappears, so the conversation takes the focus first.
    document.getElementById("conversation")?.focus({ preventScroll: true })
    act()
  }
  return (
    <div className="flex flex-col gap-3">
      <ConsentSentence purpose={purpose} />
      <div className="flex flex-wrap gap-2">
        <ConsentButton isAsked agreeing="agreeAndSend" size="small" onClick={() => leave(onAgree)} />
        <LanguageBoundary of="consent" as={Button} variant="quiet" size="small" onClick={() => leave(onDecline)}>
          <Message of="consent" name="doNotSend" />
        </LanguageBoundary>
      </div>
    </div>
  )
}

export function NotThat({ isOffer, onAskTeam }: { isOffer: boolean; onAskTeam: () => void }) {
  const t = useMessages("chat")
  function ask() {
    document.getElementById("conversation")?.focus({ preventScroll: true })
    onAskTeam()
  }
  return (
    <button
      type="button"
      onClick={ask}
      className="-my-3 min-h-11 self-start px-1 text-left text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
    >
      {t(isOffer ? "noneOfThese" : "notThat")}
    </button>
  )
}
