import { UsersRound, X } from "lucide"
import { useEffect, useRef } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { ConsentSentence } from "#app/privacy/consent/consent-request.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { IconButton } from "#app/ui/icon-button.tsx"

export function ToTeam({ withinMinutes, onLeave }: { withinMinutes: number | null; onLeave: () => void }) {
  const t = useMessages("chat")
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
      </p>
      <IconButton label={t("toTeamLeave")} node={X} iconSize={18} tone="onCard" onClick={leave} />
    </div>
  )
}

/** Stands in the page and not in a dialog, which may not fit above a keyboard. */
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
