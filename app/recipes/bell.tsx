import { BellRing, Timer as TimerIcon } from "lucide"
import { type ReactNode, useEffect } from "react"
import { Link } from "react-router"
import { LanguageBoundary } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { ring } from "./ring.ts"
import { type Timer, timeLeft, useTimers } from "./timers.ts"
import { useNow } from "./use-now.ts"

export default function Bell({ isCooking = false }: { isCooking?: boolean }): ReactNode {
  const { timers, stop } = useTimers()
  const now = useNow(timers.length > 0)
  const ended = timers.filter(({ endsAtMs }) => endsAtMs <= now)
  const isRinging = ended.length > 0
  // The cooking screen shows running timers below its step, so only ended ones are shown here.
  const next = isCooking ? undefined : timers.find(({ endsAtMs }) => endsAtMs > now)
  useEffect(() => (isRinging ? ring() : undefined), [isRinging])
  return (
    <>
      <LanguageBoundary
        of="cooking"
        role="alert"
        // An ended timer rings where it was shown, within reach of the thumb and away from help in the header. While
        // cooking, the lower half of the screen turns pages, so it rings at the top.
        className={`pointer-events-none fixed inset-x-0 z-50 flex flex-col gap-2 px-3 print:hidden ${isCooking ? "top-16" : "bottom-[calc(var(--bottom-bar)+0.75rem)]"}`}
      >
        {ended.map((timer) => (
          <Ended key={timer.id} timer={timer} now={now} onStop={() => stop(timer.id)} />
        ))}
      </LanguageBoundary>
      {next && <LanguageBoundary of="cooking" as={Running} timer={next} now={now} />}
    </>
  )
}

function Running({ timer, now, lang }: { timer: Timer; now: number; lang?: string }) {
  const t = useMessages("cooking")
  const { recipeId, step, name, endsAtMs } = timer
  return (
    <Link
      to={`/my-plan/recipe/${recipeId}/cook?step=${step + 1}`}
      lang={lang}
      aria-label={t("runningTimer", { name })}
      className="fixed right-3 bottom-[calc(var(--bottom-bar)+0.75rem)] z-20 inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 font-bold tabular-nums no-underline shadow-low print:hidden"
    >
      <Icon node={TimerIcon} size={18} className="shrink-0 text-action" />
      <span role="timer">{timeLeft(endsAtMs - now)}</span>
    </Link>
  )
}

function Ended({ timer, now, onStop }: { timer: Timer; now: number; onStop: () => void }) {
  const t = useMessages("cooking")
  const { recipeId, step, name, minutes, endsAtMs } = timer
  const agoMinutes = Math.floor((now - endsAtMs) / 60_000)
  return (
    <div className="pointer-events-auto mx-auto flex w-full max-w-md flex-wrap items-center gap-3 rounded-lg border-2 border-action bg-surface p-4 shadow-low">
      <Icon node={BellRing} size={24} className="shrink-0 text-action" />
      <p className="min-w-[min(9rem,70%)] flex-1">
        <Link to={`/my-plan/recipe/${recipeId}/cook?step=${step + 1}`} className="font-bold">
          {t("timerEnded", { minutes: String(minutes), step: step + 1 })}
        </Link>
        <span className="block text-sm wrap-anywhere text-ink-soft">{name}</span>
        {agoMinutes > 0 && (
          <span className="block text-sm text-ink-soft">{t("timerAgo", { minutes: agoMinutes })}</span>
        )}
      </p>
      <Button variant="soft" size="small" onClick={onStop}>
        {t("stopTimer")}
      </Button>
    </div>
  )
}
