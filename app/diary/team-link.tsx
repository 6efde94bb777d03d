import { useNavigate } from "react-router"
import { useTeam } from "#app/chat/use-team.ts"
import { LanguageBoundary } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Optional } from "#app/optional.tsx"
import { useUser } from "#app/session/use-user.ts"
import { turnToTeam } from "#app/storage/conversation.ts"
import { Button } from "#app/ui/button.tsx"

/** A link to the team beside a card, if there is a team; if it fails to load, the card is still shown. */
export function TeamLink() {
  return (
    <Optional>
      <LanguageBoundary of="profile">
        <ToTeam />
      </LanguageBoundary>
    </Optional>
  )
}

function ToTeam() {
  const t = useMessages("diary")
  const { id: userId } = useUser()
  const { isHere } = useTeam()
  const navigate = useNavigate()
  if (!isHere) return null
  function write() {
    turnToTeam(userId)
    void navigate("/chat")
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="quiet" size="small" onClick={write}>
        {t("writeToTeam")}
      </Button>
      <p className="text-sm text-ink-soft">{t("writeToTeamText")}</p>
    </div>
  )
}
