import { Clock, MessagesSquare } from "lucide"
import { useEffect, useEffectEvent, useState } from "react"
import { useNavigate } from "react-router"
import { longestWaitMs } from "#app/fetch-file.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { weekdayAndTime } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useUser } from "#app/session/use-user.ts"
import { useNotImplemented } from "#app/shell/use-not-implemented.ts"
import { turnToTeam } from "#app/storage/conversation.ts"
import { useStored } from "#app/storage/use-stored.ts"
import { hasTeamKey, readHasTeam, useSupportHours } from "#app/team/use-support-hours.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { Icon } from "#app/ui/icon.tsx"

export function LiveChatCard() {
  const t = useMessages("help")
  const showNotImplemented = useNotImplemented()
  const navigate = useNavigate()
  const { id: userId } = useUser()
  const hours = useSupportHours()
  const hasTeam = useStored(hasTeamKey(userId), () => readHasTeam(userId))
  const isLive = hours?.isOpen === true && hours.isSomebodyThere

  function writeToTeam() {
    turnToTeam(userId)
    void navigate("/chat")
  }

  /** True if she pressed the button before it was known whether there is a team. */
  const [isHeld, hold] = useState(false)
  const answer = useEffectEvent(() => {
    hold(false)
    if (hasTeam) writeToTeam()
    else showNotImplemented()
  })
  useEffect(() => {
    if (!isHeld) return
    const timer = setTimeout(answer, hasTeam || hours ? 0 : longestWaitMs)
    return () => clearTimeout(timer)
  }, [isHeld, hasTeam, hours])

  return (
    <Card tone="bare" aria-labelledby="live-chat" className="flex flex-col items-start gap-3">
      <h2 id="live-chat" className="flex items-center gap-3 text-xl">
        <Icon node={MessagesSquare} size={22} className="shrink-0 text-action" />
        {t("liveChat")}
      </h2>
      <p>{t(hasTeam ? "liveChatWithTeam" : "liveChatText")}</p>
      {(!hasTeam || hours?.areHoursUsual) && (
        <p className="flex items-center gap-2 text-sm text-ink-soft">
          <Icon node={Clock} size={18} className="shrink-0" />
          {t(hasTeam ? "liveChatTeamHours" : "liveChatHours")}
        </p>
      )}
      {hasTeam && <Presence hours={hours} />}
      {hasTeam ? (
        <Button variant={isLive ? "primary" : "soft"} size="small" onClick={writeToTeam}>
          {t(isLive ? "startLiveChat" : "writeToTeam")}
        </Button>
      ) : (
        <Button variant="quiet" size="small" pending={isHeld} onClick={() => hold(true)}>
          {t("startLiveChat")}
        </Button>
      )}
    </Card>
  )
}

function Presence({ hours }: { hours: ReturnType<typeof useSupportHours> }) {
  const t = useMessages("help")
  const lang = useLanguage()
  if (!hours) return <p>{t("writeAnyTime")}</p>
  const { isOpen, isSomebodyThere, usuallyWithinMinutes: minutes, opensAt } = hours
  if (isOpen && isSomebodyThere)
    return <p role="status">{minutes === null ? t("teamHere") : t("teamHereWithin", { minutes })}</p>
  return (
    <p role="status">
      {opensAt ? t("teamBack", { when: weekdayAndTime(opensAt, lang) }) : t("teamAway")} {t("writeAnyTime")}
    </p>
  )
}
