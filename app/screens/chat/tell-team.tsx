import { useState } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { AgreeToSend } from "./ask-team.tsx"

export function TellTeam({ hasAgreed, onTell }: { hasAgreed: boolean; onTell: () => void }) {
  const t = useMessages("chat")
  const [isAsked, setAsked] = useState(false)
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      {isAsked ? (
        <AgreeToSend purpose="questions" onAgree={onTell} onDecline={() => setAsked(false)} />
      ) : (
        <Button variant="quiet" size="small" onClick={() => (hasAgreed ? onTell() : setAsked(true))}>
          {t("tellTeam")}
        </Button>
      )}
      <p className="text-sm text-ink-soft">{t("tellTeamText")}</p>
    </div>
  )
}
