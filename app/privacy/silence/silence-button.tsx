import { LanguageBoundary } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Optional } from "#app/optional.tsx"
import { Button } from "#app/ui/button.tsx"
import { useSetSilence, useSilence } from "./use-silence.ts"

/** A button beside words about a loss: one tap turns quiet mode on, and the text below says what it does. */
export function SilenceButton() {
  return (
    <Optional>
      <LanguageBoundary of="silence">
        <Hide />
      </LanguageBoundary>
    </Optional>
  )
}

function Hide() {
  const t = useMessages("silence")
  const isQuiet = useSilence()
  const setSilence = useSetSilence()
  if (isQuiet) return <p role="status">{t("cardText")}</p>
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="quiet" onClick={() => setSilence(true)}>
        {t("switch")}
      </Button>
      <p className="text-sm text-ink-soft">{t("switchText")}</p>
    </div>
  )
}
