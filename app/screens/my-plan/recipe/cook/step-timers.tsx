import { Timer as TimerIcon } from "lucide"
import { useState } from "react"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { localNumber } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { prepareSound } from "#app/recipes/ring.ts"
import { timeLeft, timersMost, useTimers } from "#app/recipes/timers.ts"
import { useNow } from "#app/recipes/use-now.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { minutesToTime } from "#domain/recipes/step-amounts.ts"

type StepTimersProps = { recipeId: number; name: string; index: number; step: { text: string; minutes: number } }

export function StepTimers({ recipeId, name, index, step }: StepTimersProps) {
  const t = useMessages("cooking")
  const lang = useLanguage()
  const { timers, start, stop } = useTimers()
  const [isRefused, setRefused] = useState(false)
  const now = useNow(timers.length > 0)
  const running = timers.filter(({ endsAtMs }) => endsAtMs > now)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {minutesToTime(step).map((minutes) => (
          <Button
            key={minutes}
            variant="soft"
            size="small"
            onClick={() => {
              prepareSound()
              setRefused(timers.length >= timersMost || !start({ recipeId, step: index, minutes, name }))
            }}
          >
            <Icon node={TimerIcon} size={18} />
            {t("startTimer", { minutes: localNumber(minutes, lang) })}
          </Button>
        ))}
      </div>
      {isRefused && <p role="alert">{t(timers.length >= timersMost ? "timersFull" : "timerNotKept")}</p>}
      {running.length > 0 && (
        <ul ref={reveal} aria-label={t("timers")} className="flex scroll-mb-[36dvh] flex-col gap-2">
          {running.map(({ id, name: dish, step: ofStep, recipeId: ofRecipe, endsAtMs }) => (
            <li key={id} className="flex max-w-none flex-wrap items-center gap-x-3 rounded-lg bg-sunken py-1 pr-1 pl-4">
              <span role="timer" className="font-display text-2xl tabular-nums">
                {timeLeft(endsAtMs - now)}
              </span>
              <span className="min-w-[min(6rem,100%)] flex-1 text-sm wrap-anywhere text-ink-soft">
                {ofRecipe === recipeId ? t("stepNumber", { step: ofStep + 1 }) : dish}
              </span>
              <Button variant="quiet" size="small" onClick={() => stop(id)} className="border-transparent">
                {t("stopTimer")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Scrolls the timers into view, because the fixed buttons would cover them. */
function reveal(timers: HTMLElement | null) {
  timers?.scrollIntoView({ block: "nearest" })
}
