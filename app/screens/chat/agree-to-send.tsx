import { ConsentButton } from "#app/consent/consent-button.tsx"
import { ConsentSentence } from "#app/consent/consent-sentence.tsx"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { Button } from "#app/ui/button.tsx"

type AgreeToSendProps = { onAgree: () => void; onDecline: () => void }

/** Whether a question may go to the team. */
export function AgreeToSend({ onAgree, onDecline }: AgreeToSendProps) {
  const t = useWords("consent")
  const lang = useLanguageOf("consent")
  function leave(act: () => void) {
    // The buttons go away: the keyboard stays with the conversation.
    document.getElementById("conversation")?.focus({ preventScroll: true })
    act()
  }
  return (
    <div className="flex flex-col gap-3">
      <ConsentSentence purpose="questions" />
      <div className="flex flex-wrap gap-2">
        <ConsentButton isAsked agreeing="agreeAndSend" size="small" onClick={() => leave(onAgree)} />
        <Button variant="quiet" size="small" lang={lang} onClick={() => leave(onDecline)}>
          {t("doNotSend")}
        </Button>
      </div>
    </div>
  )
}
