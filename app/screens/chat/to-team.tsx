import { UsersRound, X } from "lucide"
import { useEffect, useRef } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { ConsentSentence } from "#app/privacy/consent/consent-request.tsx"
import { useWhen } from "#app/team/use-when.ts"
import { Icon } from "#app/ui/icon.tsx"
import { IconButton } from "#app/ui/icon-button.tsx"

export type ReplyTimes = {
  /** The minutes within which the team answers; null while no member is at the desk. */
  withinMinutes: number | null
  /**
   * The time by which the team answers a question that is asked now (ISO 8601, UTC); null if the team has set no such
   * time.
   */
  answerBy: string | null
}

export function ToTeam({ withinMinutes, answerBy, onLeave }: ReplyTimes & { onLeave: () => void }) {
  const t = useMessages("chat")
  const when = useWhen()
  function leave() {
    onLeave()
    document.getElementById("message")?.focus()
  }
  return (
    <div className="flex items-center gap-2 rounded-lg bg-done-soft pl-4 text-sm">
      <Icon node={UsersRound} size={18} className="shrink-0 text-done" />
      <p role="status" className="min-w-0 flex-1 py-1">
        {t("toTeam")}
        {withinMinutes !== null && (
          <span className="block text-ink-soft">{t("toTeamWithin", { minutes: withinMinutes })}</span>
        )}
        {withinMinutes === null && answerBy !== null && (
          <span className="block text-ink-soft">{t("replyBy", { when: when(answerBy) })}</span>
        )}
      </p>
      <IconButton label={t("toTeamLeave")} node={X} iconSize={18} tone="onCard" onClick={leave} />
    </div>
  )
}

/** Asks for consent in a sentence on the page, because a dialog may not fit above the keyboard. */
export function AgreeFirst() {
  const sentence = useRef<HTMLDivElement>(null)
  useEffect(() => {
    sentence.current?.scrollIntoView({ block: "nearest" })
  }, [])
  return (
    <div ref={sentence} className="mt-auto scroll-mb-60">
      <ConsentSentence purpose="questions" />
    </div>
  )
}
