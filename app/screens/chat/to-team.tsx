import { UsersRound, X } from "lucide-react"
import { useMessages } from "#app/language/use-messages.ts"

/** To whom she writes now, and the way back. */
export function ToTeam({ withinMinutes, onLeave }: { withinMinutes: number | null; onLeave: () => void }) {
  const t = useMessages("chat")
  function leave() {
    onLeave()
    document.getElementById("message")?.focus()
  }
  return (
    <div className="flex items-center gap-2 rounded-lg bg-done-soft pl-4 text-sm">
      <UsersRound size={18} aria-hidden className="shrink-0 text-done" />
      <p role="status" className="min-w-0 flex-1 py-1">
        {t("toTeam")}
        {withinMinutes !== null && (
          <span className="block text-ink-soft">{t("toTeamWithin", { minutes: withinMinutes })}</span>
        )}
      </p>
      <button
        type="button"
        aria-label={t("toTeamLeave")}
        onClick={leave}
        className="flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-surface"
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  )
}
